/** Where the API answers: beside the site, under the base path of spec section 7. */
export const apiBase = '/api/v1';
