import type { Config } from '@portal/config';
import {
  openOverride,
  overrideKey,
  overrideParts,
  ReleaseError,
  type ReleaseStore,
} from '@portal/release-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { releaseOf, type Live, type LiveRelease } from './live-release.ts';

const COOKIE = 'override';
/** How many overrides are kept made. */
const KEPT = 16;

/**
 * GET /-/override?token=… gives a tester's browser what a signed link names, until it expires; GET /-/override/reset takes it
 * back. Returns what a request gets by its cookie; null for what customers get.
 */
export function overrides(
  app: FastifyInstance,
  store: ReleaseStore,
  live: () => Live,
  config: Config,
): (cookies: FastifyRequest['cookies']) => LiveRelease | null {
  const made = new Map<string, { live: Live; release: LiveRelease | null }>();

  function make(token: string): LiveRelease | null {
    const key = overrideKey(config);
    const override = key && openOverride(key, token, Date.now());
    if (!override || override.channel !== config.CHANNEL) return null;
    try {
      const parts = overrideParts(store, live().pin, override);
      const served = Object.entries(parts).map(([name, { version, sha384 }]) => {
        const { record } = store.version(name, version, sha384);
        return [name, { record, disabled: null }] as const;
      });
      const hash = createHash('sha256').update(token).digest('hex').slice(0, 8);
      const set = `${override.set ?? live().pin.set}+override-${hash}`;
      const changed = Object.entries(override.parts).map(([name, one]) => `${name}@${one.version}`);
      const release = releaseOf(set, new Map(served), config.BRIDGE_ORIGIN);
      const what = override.set === null ? changed.join(', ') : `세트 ${override.set}`;
      return { ...release, override: { what, until: override.until } };
    } catch (error) {
      // A version was blocked since, or its files are gone: testers get what customers get.
      if (error instanceof ReleaseError) return null;
      throw error;
    }
  }

  function releaseFor(token: string): LiveRelease | null {
    const known = made.get(token);
    const current = live();
    if (known?.live === current) {
      const { override } = known.release ?? {};
      return override && Date.parse(override.until) > Date.now() ? known.release : null;
    }
    const release = make(token);
    if (made.size >= KEPT) made.clear();
    made.set(token, { live: current, release });
    return release;
  }

  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.PORTAL_ORIGIN.startsWith('https:'),
  } as const;
  app.get<{ Querystring: { token?: string } }>('/-/override', async ({ query }, reply) => {
    const { token = '' } = query;
    const release = releaseFor(token);
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!release?.override) return reply.code(403).send({ error: 'this link is not valid' });
    const expires = new Date(release.override.until);
    return reply.setCookie(COOKIE, token, { ...cookie, expires }).redirect('/', 302);
  });
  app.get('/-/override/reset', async (_, reply) =>
    reply.header('cache-control', 'no-store').clearCookie(COOKIE, cookie).redirect('/', 302),
  );
  return (cookies) => {
    const token = cookies[COOKIE];
    return token ? releaseFor(token) : null;
  };
}
