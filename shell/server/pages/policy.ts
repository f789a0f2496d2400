import { randomFillSync } from 'node:crypto';

/**
 * 128 bits, which Content Security Policy asks for. In base64 they are 22 characters and the padding '==', which packed.ts relies
 * on.
 */
const NONCE_BYTES = 16;
/** Draws random bytes in bulk: each call costs more than its bytes. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** Returns a nonce that no other answer has. */
export function newNonce(): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += NONCE_BYTES;
  return pool.toString('base64', used - NONCE_BYTES, used);
}

const POLICY = [
  "default-src 'none'",
  "script-src 'nonce-{nonce}' 'strict-dynamic'",
  "style-src 'nonce-{nonce}'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  // Workers are created from text inside checked code (docs/decisions/0020).
  'worker-src blob:',
  "manifest-src 'self'",
  "frame-src 'self' {bridges}",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
];

export const pageHeaders = {
  'integrity-policy': 'blocked-destinations=(script)',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The showrooms page asks for the position when the customer presses its button. The position stays in the
  // browser, as does what the camera sees when the customer has a serial number read.
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(self), browsing-topics=()',
  'cache-control': 'no-store',
};

/**
 * Separates a page from a window of another site that opened it. A member's pages have it, and the page to which a login returns
 * (docs/decisions/0063).
 */
export const openerPolicy = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

/**
 * Makes the content security policy of a release's pages as a function of the nonce. `parts` may create their Trusted
 * Types policies, and pages may frame documents of `bridgeOrigin`.
 */
export function contentPolicy(parts: string[], bridgeOrigin: string): (nonce: string) => string {
  const trustedTypes = [
    ...parts.map((name) => `${name}#webpack`),
    'mf-entry',
    'board-html',
    'dompurify',
    'heic-worker',
    'structured-data',
  ];
  // A tab that registers a remote again creates its policy a second time.
  const policy = [...POLICY, `trusted-types ${trustedTypes.join(' ')} 'allow-duplicates'`];
  const pieces = policy.join('; ').replace('{bridges}', bridgeOrigin).split('{nonce}');
  return (nonce) => pieces.join(nonce);
}
