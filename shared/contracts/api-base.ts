/** Base path of every call (spec section 7). */
export const apiBase = '/api/v1';

/** Header in which CloudFront tells the functions that a request came through it. */
export const originHeader = 'x-origin-secret';
