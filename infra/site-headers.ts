/** What the policy of the site depends on. */
export interface PolicyOptions {
  /** Origin of the file store, where pictures come from and uploads go to. */
  filesOrigin: string;
  /** Nonce of the build's styles; absent: the page has none. */
  styleNonce?: string | undefined;
}

/** What the headers of the site depend on. */
export interface SiteHeaderOptions extends PolicyOptions {
  /** Whether the site is reached over TLS: a plain local address must not be pinned to it. */
  https: boolean;
}

/** Everything is refused but what is listed. */
export function contentSecurityPolicy({ filesOrigin, styleNonce }: PolicyOptions): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${styleNonce ? ` 'nonce-${styleNonce}'` : ''}`,
    `img-src 'self' data: blob: ${filesOrigin}`,
    "font-src 'self'",
    `connect-src 'self' ${filesOrigin}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}

/** One year, in seconds. */
export const strictTransportSeconds = 31_536_000;

const common = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
} as const;

const overTls = (https: boolean): Record<string, string> =>
  https
    ? { 'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains` }
    : {};

/** Headers of every reply of the site, in the cloud and on one machine. */
export function siteHeaders(options: SiteHeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(options),
    ...common,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
    ...overTls(options.https),
  };
}

/** Headers of every reply of the API: JSON that no cache keeps and no page frames. */
export function apiHeaders(https: boolean): Record<string, string> {
  return { ...common, 'cache-control': 'no-store', ...overTls(https) };
}

/** The nonce that the build wrote into its page for its styles. */
export function readStyleNonce(html: string): string | undefined {
  const tag = /<meta\b[^>]*\bproperty="csp-nonce"[^>]*>/.exec(html)?.[0];
  return /\bnonce="([A-Za-z0-9+/=_-]+)"/.exec(tag ?? '')?.[1];
}

/** How long a browser may keep a file of the site. */
export function cacheControl(path: string): string {
  // Names under assets/ carry a hash of the content.
  return path.startsWith('/assets/') ? 'public,max-age=31536000,immutable' : 'no-cache';
}
