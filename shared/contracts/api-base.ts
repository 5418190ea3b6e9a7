/** Base path of every call (spec section 7). */
export const apiBase = '/api/v1';
