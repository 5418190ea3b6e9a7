import { describe, expect, it } from 'vitest';
import {
  apiHeaders,
  cacheControl,
  contentSecurityPolicy,
  readStyleNonce,
  siteHeaders,
} from '#infra/site-headers.ts';

const filesOrigin = 'https://files.example';

describe('the headers of the site', () => {
  it('refuse everything but what is listed', () => {
    const policy = contentSecurityPolicy({ filesOrigin, styleNonce: 'n0nce' });
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'nonce-n0nce'",
      "img-src 'self' data: blob: https://files.example",
      "font-src 'self'",
      "connect-src 'self' https://files.example",
      "manifest-src 'self'",
      "worker-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it('pin to TLS only where there is TLS', () => {
    const pin = 'strict-transport-security';
    expect(siteHeaders({ filesOrigin, https: true })[pin]).toContain('max-age=31536000');
    expect(siteHeaders({ filesOrigin, https: false })).not.toHaveProperty(pin);
    expect(apiHeaders(true)).toHaveProperty(pin);
    expect(apiHeaders(false)).toMatchObject({ 'cache-control': 'no-store' });
  });

  it('take the nonce from the page of the build, and none that could end the header', () => {
    expect(readStyleNonce('<meta property="csp-nonce" nonce="Ab-9_x">')).toBe('Ab-9_x');
    expect(readStyleNonce('<meta nonce="Ab" property="csp-nonce" />')).toBe('Ab');
    expect(readStyleNonce('<meta property="csp-nonce" nonce="a\'; script-src *">')).toBeUndefined();
    expect(readStyleNonce('<title>none</title>')).toBeUndefined();
  });

  it('let only files with a hash in their name be kept', () => {
    expect(cacheControl('/assets/main-a1.js')).toContain('immutable');
    for (const path of ['/index.html', '/sw.js', '/runtime-config.json']) {
      expect(cacheControl(path)).toBe('no-cache');
    }
  });
});
