import { randomFillSync } from 'node:crypto';

/** 144 random bits, which are 24 characters without padding. */
const NONCE_BYTES = 18;
/** The random source is asked for many at once: asking costs more than what it gives. */
const pool = Buffer.alloc(NONCE_BYTES * 256);
let used = pool.length;

/** A nonce that no other answer has. */
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
  // A worker is made by code that runs already, and its text is part of that code (docs/decisions/0020).
  'worker-src blob:',
  "manifest-src 'self'",
  "frame-src 'self' {bridges}",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
];

/** The same for every page. */
export const pageHeaders = {
  'integrity-policy': 'blocked-destinations=(script)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  'cache-control': 'no-store',
};

/**
 * Makes the policy of a release's pages; `parts` may create their Trusted Types policy, documents of
 * `bridgeOrigin` may stand in the page.
 */
export function contentPolicy(parts: string[], bridgeOrigin: string): (nonce: string) => string {
  const trustedTypes = [
    ...parts.map((name) => `${name}#webpack`),
    ...['mf-entry', 'dompurify', 'heic-worker'],
  ];
  // A remote that is built anew in a tab makes its policy again.
  const policy = [...POLICY, `trusted-types ${trustedTypes.join(' ')} 'allow-duplicates'`];
  const pieces = policy.join('; ').replace('{bridges}', bridgeOrigin).split('{nonce}');
  return (nonce) => pieces.join(nonce);
}
