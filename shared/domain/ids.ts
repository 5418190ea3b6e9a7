import * as z from 'zod/mini';

/** Ids travel in paths and keys: letters, digits, dash and underscore. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** What a client makes to name something new, so that what is sent twice happens once: a ULID, 26 letters of Crockford's base 32. */
export const ulidSchema = z.string().check(z.regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/));
