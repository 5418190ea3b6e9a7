import { createHash, timingSafeEqual } from 'node:crypto';
import type { Dependencies } from '#functions/data/dependencies.ts';
import { originHeader } from '#shared/contracts/api-base.ts';
import type { Event } from './event.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The network address of the person. Each trusted proxy (CloudFront, a reverse proxy) notes whom it heard from at the end
 * of the list; what stands before those entries the client may have made up. Whoever goes around the proxies has made up
 * all of it, so then the address is the one that the gateway itself saw.
 */
export function addressOf(
  { headers, requestContext }: Pick<Event, 'headers' | 'requestContext'>,
  { count, secret }: Dependencies['proxies'],
): string {
  const { sourceIp } = requestContext.http;
  const said = headers[originHeader] ?? '';
  const isAround = secret !== null && !timingSafeEqual(digest(said), digest(secret));
  if (count === 0 || isAround) return sourceIp;
  const hops = (headers['x-forwarded-for'] ?? '').split(',').map((hop) => hop.trim());
  return hops.at(-1 - count) ?? sourceIp;
}
