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
/** How many overrides to keep in memory. */
const KEPT = 16;

/**
 * GET /-/override?token=… gives a tester's browser what a signed link names, until it expires; GET /-/override/reset
 * ends that. Returns a function from a request to its override, null for customers.
 */
export function overrides(
  app: FastifyInstance,
  store: ReleaseStore,
  live: () => Live,
  config: Config,
): (cookies: FastifyRequest['cookies']) => Promise<LiveRelease | null> {
  const made = new Map<string, { live: Live; release: Promise<LiveRelease | null> }>();

  async function make(token: string, current: Live): Promise<LiveRelease | null> {
    const key = overrideKey(config);
    const override = key && openOverride(key, token, Date.now());
    if (!override || override.channel !== config.CHANNEL) return null;
    try {
      const parts = await overrideParts(store, current.pin, override);
      // A set that is pinned nowhere may have no files on this disk.
      for (const [name, { version }] of Object.entries(parts)) await store.fetch(name, version);
      const served = Object.entries(parts).map(([name, { version, sha384 }]) => {
        const { record } = store.version(name, version, sha384);
        return [name, { record, disabled: null }] as const;
      });
      const hash = createHash('sha256').update(token).digest('hex').slice(0, 8);
      const set = `${override.set ?? current.pin.set}+override-${hash}`;
      const changed = Object.entries(override.parts).map(([name, one]) => `${name}@${one.version}`);
      const release = releaseOf(set, new Map(served), config.BRIDGE_ORIGIN);
      const what = override.set === null ? changed.join(', ') : `세트 ${override.set}`;
      return { ...release, override: { what, until: override.until } };
    } catch (error) {
      // A version was blocked meanwhile, or its files are gone: testers get what customers get.
      if (error instanceof ReleaseError) return null;
      throw error;
    }
  }

  async function releaseFor(token: string): Promise<LiveRelease | null> {
    const current = live();
    let known = made.get(token);
    if (known?.live !== current) {
      if (made.size >= KEPT) made.clear();
      known = { live: current, release: make(token, current) };
      made.set(token, known);
    }
    // While the release database is away testers get what customers get, and the next request tries again.
    const release = await known.release.catch(() => {
      made.delete(token);
      return null;
    });
    return release?.override && Date.parse(release.override.until) > Date.now() ? release : null;
  }

  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.PORTAL_ORIGIN.startsWith('https:'),
  } as const;
  app.get<{ Querystring: { token?: string } }>('/-/override', async ({ query }, reply) => {
    const { token = '' } = query;
    const release = await releaseFor(token);
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    if (!release?.override) return reply.code(403).send({ error: 'this link is not valid' });
    const expires = new Date(release.override.until);
    return reply.setCookie(COOKIE, token, { ...cookie, expires }).redirect('/', 302);
  });
  app.get('/-/override/reset', async (_, reply) =>
    reply.header('cache-control', 'no-store').clearCookie(COOKIE, cookie).redirect('/', 302),
  );
  return async (cookies) => {
    const token = cookies[COOKIE];
    return token ? releaseFor(token) : null;
  };
}
