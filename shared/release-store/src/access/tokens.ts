import { hash, randomBytes } from 'node:crypto';
import type { Change } from '../records.ts';
import { ReleaseError } from '../release-error.ts';
import type { ReleaseStore } from '../store.ts';
import type { TokenRecord } from './desk-records.ts';

/** Marks a token, so that a scanner of repositories finds one that was committed by mistake. */
const PREFIX = 'portal_desk_';
const REVOKED = 'token revoke';
const hashOf = (token: string) => hash('sha256', token);

/** A token without its secret. */
export interface TokenState {
  name: string;
  parts: string[];
  verbs: string[];
  until: string;
  /** Who created or revoked it, and when. */
  by: string;
  at: string;
  state: 'valid' | 'ended' | 'revoked';
}

function stateOf(
  { subject: name, token, verb, actor: by, at }: TokenRecord,
  now: Date,
): TokenState {
  const { parts, verbs, until } = token;
  const isOver = Date.parse(until) <= now.getTime();
  const state = verb === REVOKED ? 'revoked' : isOver ? 'ended' : 'valid';
  return { name, parts, verbs, until, by, at, state };
}

/** The newest token of each name, the newest last. */
export const tokensOf = (store: ReleaseStore, now = new Date()): TokenState[] =>
  store.desk
    .tokens()
    .map((record) => stateOf(record, now))
    .sort((a, b) => a.at.localeCompare(b.at, 'en'));

const isValid = (store: ReleaseStore, name: string, now: Date) =>
  tokensOf(store, now).some((one) => one.name === name && one.state === 'valid');

/**
 * Creates a token. Returns its text, which is kept nowhere.
 * @throws ReleaseError 'check' if a token of this name can be used already
 */
export async function mintToken(
  store: ReleaseStore,
  scope: Pick<TokenState, 'name' | 'parts' | 'verbs' | 'until'>,
  by: Change,
): Promise<{ text: string; token: TokenState }> {
  const text = `${PREFIX}${randomBytes(32).toString('base64url')}`;
  const { name: subject, ...rest } = scope;
  const now = new Date(by.at);
  const content = { verb: 'token create', subject, token: { ...rest, hash: hashOf(text) }, ...by };
  await store.desk.add(content, () => {
    if (isValid(store, subject, now))
      throw new ReleaseError(
        'check',
        `there is a token ${subject} already: choose another name, or release token revoke ${subject}`,
      );
  });
  return { text, token: { ...scope, by: by.actor, at: by.at, state: 'valid' } };
}

/** Ends a token at once. @throws ReleaseError 'check' if no token of this name can be used */
export async function revokeToken(store: ReleaseStore, name: string, by: Change): Promise<void> {
  const found = store.desk.tokens().find(({ subject }) => subject === name);
  if (!found || !isValid(store, name, new Date(by.at)))
    throw new ReleaseError('check', `no token ${name} is in use: release token list`);
  await store.desk.add({ verb: REVOKED, subject: name, token: found.token, ...by });
}

/** The token with this text, also if it has ended. Null for an unknown one, or one whose name a newer token has. */
export function findToken(store: ReleaseStore, text: string, now: Date): TokenState | null {
  const hash = hashOf(text);
  const found = store.desk.tokens().find(({ token }) => token.hash === hash);
  return found ? stateOf(found, now) : null;
}
