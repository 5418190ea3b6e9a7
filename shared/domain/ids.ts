import * as z from 'zod/mini';

/** Ids travel in paths and keys: letters, digits, dash and underscore. */
export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
