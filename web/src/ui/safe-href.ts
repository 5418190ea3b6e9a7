/** What a browser reads as a slash, or leaves out, when it looks for the site in an address. */
const misleading = /[\\\p{Cc}]/u;

/** The address of an authored link, or null where it could lead to more than it seems to. */
export const safeHref = (href: string | undefined): string | null =>
  href && !misleading.test(href) && /^(https?:\/\/|\/(?!\/)|#|mailto:)/i.test(href) ? href : null;
