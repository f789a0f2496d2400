import { mintToken, revokeToken, tokensOf } from '@portal/release-store';
import { UsageError, type Context, type Verb } from '../verb.ts';
import { byOf } from './by.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 366;
const NAME = /^[a-z][a-z0-9-]{1,31}$/;

const listOf = (text = '') =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** Checks the verbs of a new token. Those for managers are refused, because they need a second factor. @throws UsageError */
function scopeIn({ values }: Context, all: readonly Verb[]): { parts: string[]; verbs: string[] } {
  const [parts, verbs] = [listOf(values.parts), listOf(values.verbs)];
  if (verbs.length === 0) throw new UsageError('--verbs names what the token is for: deliver,live');
  for (const name of verbs) {
    const verb = all.find((one) => one.name === name);
    if (!verb) throw new UsageError(`there is no verb ${name}`);
    if (!verb.access) throw new UsageError(`${name} is for release managers, not for tokens`);
    if (verb.access === 'team' && parts.length === 0)
      throw new UsageError(`${name} needs --parts: the remotes that it may be used on`);
  }
  const wrong = parts.find((part) => !NAME.test(part));
  if (wrong) throw new UsageError(`--parts takes names of remotes, and ${wrong} is none`);
  return { parts, verbs };
}

/** @throws UsageError */
function endOf({ values: { days = '90' } }: Context): string {
  if (!/^[1-9]\d*$/.test(days) || Number(days) > MOST_DAYS)
    throw new UsageError(`--days takes a number from 1 to ${MOST_DAYS}, and ${days} is none`);
  return new Date(Date.now() + Number(days) * DAY_MS).toISOString();
}

/** @param all every verb that a token could be for */
export const tokenCreateFor = (all: () => readonly Verb[]): Verb => ({
  name: 'token create',
  args: 'NAME',
  count: [1, 1],
  does: 'makes a token with which a team’s CI uses these verbs of the desk, and prints it this once',
  options: ['parts', 'verbs', 'days', 'reason'],
  examples: [
    "npm run release -- token create guide-ci --parts guide --verbs deliver,live --reason 'CI of the team'",
  ],
  async run(context) {
    const [name = ''] = context.args;
    if (!NAME.test(name))
      throw new UsageError(`${name} is no name: lower-case letters, digits and hyphens`);
    const scope = { name, ...scopeIn(context, all()), until: endOf(context) };
    const { text, token } = await mintToken(context.store, scope, byOf(context));
    context.say(text);
    context.say(`ends       ${token.until}; nobody can read the token again, so keep it now`);
    return { ...token, text };
  },
});

export const tokenList: Verb = {
  name: 'token list',
  does: 'every token: what it may be used for, and until when',
  access: 'read',
  examples: ['npm run release -- token list'],
  run({ store, say }) {
    const tokens = tokensOf(store);
    for (const { name, state, verbs, parts, until, by } of tokens)
      say(
        `${name.padEnd(20)} ${state.padEnd(8)} ${verbs.join(',')}${parts.length > 0 ? ` on ${parts.join(',')}` : ''}, until ${until}, by ${by}`,
      );
    if (tokens.length === 0) say('there is no token');
    return tokens;
  },
};

export const tokenRevoke: Verb = {
  name: 'token revoke',
  args: 'NAME',
  count: [1, 1],
  does: 'ends a token at once',
  options: ['reason'],
  examples: ["npm run release -- token revoke guide-ci --reason 'it was in a log'"],
  async run(context) {
    const [name = ''] = context.args;
    await revokeToken(context.store, name, byOf(context));
    context.say(`revoked    ${name}`);
    return tokensOf(context.store).find((one) => one.name === name);
  },
};
