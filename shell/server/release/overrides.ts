import { portalOf, type Company, type Config } from '@portal/config';
import {
  openOverride,
  overrideKey,
  overrideParts,
  ReleaseError,
  type ReleaseStore,
} from '@portal/release-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hash } from 'node:crypto';
import { lookAttributes } from '../pages/html-attributes.ts';
import { overrideRefusal, type Refused } from '../pages/override-refusal.ts';
import { releaseOf, type Live, type LiveRelease } from './live-release.ts';

/** What a link shows, or why it shows nothing. */
type Found =
  | { release: LiveRelease & { override: NonNullable<LiveRelease['override']> } }
  | { refused: Refused };

const isOver = ({ until }: { until: string }) => Date.parse(until) <= Date.now();

const COOKIE = 'override';
/** How many overrides to keep in memory. */
const KEPT = 16;

/**
 * GET /-/override?token=… gives a tester's browser what a signed link names, until it expires, or a page that says why
 * not; GET /-/override/reset ends that. Returns a function from a request to its override, null for customers.
 */
export function overrides(
  app: FastifyInstance,
  store: ReleaseStore,
  live: () => Live,
  config: Config,
  company: Company,
): (cookies: FastifyRequest['cookies']) => Promise<LiveRelease | null> {
  const made = new Map<string, { live: Live; found: Promise<Found> }>();

  async function make(token: string, current: Live): Promise<Found> {
    const key = overrideKey(config);
    const override = key && openOverride(key, token);
    if (!override) return { refused: { why: 'altered' } };
    const { channel, until } = override;
    if (isOver(override)) return { refused: { why: 'over', until } };
    if (channel !== config.CHANNEL) {
      const portal = portalOf(config, channel);
      const link = portal && `${portal}/-/override?token=${token}`;
      return { refused: { why: 'elsewhere', channel, link } };
    }
    try {
      const parts = await overrideParts(store, current.pin, override);
      // A set that is pinned nowhere may have no files on this disk.
      for (const [name, { version }] of Object.entries(parts)) await store.fetch(name, version);
      const served = Object.entries(parts).map(([name, { version, sha384 }]) => {
        const { record } = store.version(name, version, sha384);
        return [name, { record, disabled: null }] as const;
      });
      const digest = hash('sha256', token).slice(0, 8);
      const set = `${override.set ?? current.pin.set}+override-${digest}`;
      const changed = Object.entries(override.parts).map(([name, one]) => `${name}@${one.version}`);
      const release = releaseOf(set, new Map(served), config.BRIDGE_ORIGIN);
      const what = override.set === null ? changed.join(', ') : `세트 ${override.set}`;
      return { release: { ...release, override: { what, until } } };
    } catch (error) {
      // A version was blocked meanwhile, or its files are gone: testers get what customers get.
      if (error instanceof ReleaseError) return { refused: { why: 'gone' } };
      throw error;
    }
  }

  async function find(token: string): Promise<Found> {
    const current = live();
    let known = made.get(token);
    if (known?.live !== current) {
      if (made.size >= KEPT) made.clear();
      known = { live: current, found: make(token, current) };
      made.set(token, known);
    }
    // While the release database is away testers get what customers get, and the next request tries again.
    const found = await known.found.catch((): Found => {
      made.delete(token);
      return { refused: { why: 'away' } };
    });
    if ('refused' in found || !isOver(found.release.override)) return found;
    return { refused: { why: 'over', until: found.release.override.until } };
  }

  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: config.PORTAL_ORIGIN.startsWith('https:'),
  } as const;
  app.get<{ Querystring: { token?: string } }>('/-/override', async ({ query, cookies }, reply) => {
    const { token = '' } = query;
    const found = await find(token);
    if ('refused' in found) {
      const { headers, html } = overrideRefusal(company, found.refused, lookAttributes(cookies));
      return reply.code(403).headers(headers).send(html);
    }
    const expires = new Date(found.release.override.until);
    void reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    return reply.setCookie(COOKIE, token, { ...cookie, expires }).redirect('/', 302);
  });
  app.get('/-/override/reset', async (_, reply) =>
    reply.header('cache-control', 'no-store').clearCookie(COOKIE, cookie).redirect('/', 302),
  );
  return async (cookies) => {
    const token = cookies[COOKIE];
    const found = token ? await find(token) : null;
    return found && 'release' in found ? found.release : null;
  };
}
