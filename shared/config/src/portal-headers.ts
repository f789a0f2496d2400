import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const keyOf = (secretKey: string) =>
  createHmac('sha256', secretKey).update('portal to API').digest('base64url');

/**
 * Returns the headers by which the API knows that a call comes from a portal of ours, and from which customer's address,
 * whatever machines and proxies are between them. Without a SECRET_KEY, in a demo, there are none.
 */
export function portalHeaders(
  secretKey: string | undefined,
): (address: string) => Record<string, string> {
  if (secretKey === undefined) return () => ({});
  const key = keyOf(secretKey);
  return (address) => ({ 'x-portal-key': key, 'x-portal-address': address });
}

/** Returns a function that reads the customer's address from these headers; null where no portal of ours sent them. */
export function portalAddress(secretKey: string): (headers: IncomingHttpHeaders) => string | null {
  const key = Buffer.from(keyOf(secretKey));
  return ({ 'x-portal-key': given, 'x-portal-address': address }) => {
    if (typeof given !== 'string' || typeof address !== 'string') return null;
    const bytes = Buffer.from(given);
    return bytes.length === key.length && timingSafeEqual(bytes, key) ? address : null;
  };
}
