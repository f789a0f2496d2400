import type { Config } from '@portal/config';
import { ReleaseError, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { channelOf, checkAsked, isSwitch } from '../verbs/asked.ts';
import { verbs } from '../verbs/table.ts';
import { options, UsageError, type OptionName, type Values, type Verb } from '../verbs/verb.ts';
import { callerOf, type Caller } from './guards.ts';
import { FAILED_CHECK } from './refusals.ts';
import type { Sessions } from './sessions.ts';

/** A verb's arguments, and its options by name without dashes. */
interface Asked {
  args: string[];
  values: Values;
}

/** Command-line options that have no meaning over HTTP. */
const ELSEWHERE = ['json', 'help'];

const textsIn = (value: unknown): string[] => {
  const list = Array.isArray(value) ? value : [value];
  if (!list.every((text) => typeof text === 'string'))
    throw new UsageError('words and options are texts');
  return list;
};

/** Reads `{ args: [...], channel: '...', reason: '...' }` from a body or a query. @throws UsageError */
function askedIn(given: unknown): Asked {
  const { args = [], ...rest } = (given ?? {}) as Record<string, unknown>;
  const values = Object.entries(rest).map(([name, value]) => {
    if (!(name in options) || ELSEWHERE.includes(name))
      throw new UsageError(`there is no option ${name}`);
    if (isSwitch(name as OptionName)) {
      if (value !== true && value !== 'true') throw new UsageError(`${name} is true or left out`);
      return [name, true];
    }
    const texts = textsIn(value);
    if (name !== 'head' && texts.length !== 1) throw new UsageError(`${name} is given twice`);
    return [name, name === 'head' ? texts : texts[0]];
  });
  return { args: textsIn(args), values: Object.fromEntries(values) as Values };
}

/** Whether an account or token may use a verb on the part that the first argument names. */
function mayUse(
  { role, remotes, verbs: own }: Caller,
  { name, access }: Verb,
  [first = '']: string[],
): boolean {
  if (own && !own.includes(name)) return false;
  if (role === 'manager' || access === 'read') return true;
  return access === 'team' && remotes.includes(first.split('@')[0] ?? '');
}

/** The address of a verb: `/api/verbs/set-create`. */
const addressOf = ({ name }: Verb) => `/api/verbs/${name.replaceAll(' ', '-')}`;

/**
 * Every verb of the command line: read-only ones by GET with a query, the others by POST with JSON. Answers and
 * refusals match --json; the actor is the account, or the token.
 */
export function verbRoutes(
  app: FastifyInstance,
  { store, config, sessions }: { store: ReleaseStore; config: Config; sessions: Sessions },
): void {
  app.get('/api/verbs', async (request) => {
    callerOf({ sessions, store }, request);
    return verbs.map((verb) => {
      const { name, args = '', does, options: own = [], access = 'manager' } = verb;
      const method = access === 'read' ? 'GET' : 'POST';
      return { name, args, does, options: own, access, method, address: addressOf(verb) };
    });
  });

  const run = async (verb: Verb, request: FastifyRequest, given: unknown) => {
    const caller = callerOf({ sessions, store }, request);
    const { args, values } = askedIn(given);
    checkAsked(verb, args, values);
    if (!mayUse(caller, verb, args))
      throw new ReleaseError(
        'not-allowed',
        `${caller.id} may not ${[verb.name, ...args].join(' ')}: ask a release manager`,
      );
    const started = performance.now();
    let isFailed = false;
    const answer = await verb.run({
      store,
      config,
      channel: channelOf(values.channel ?? config.CHANNEL),
      values,
      args,
      actor: caller.id,
      say: () => {},
      fail: () => void (isFailed = true),
      took: () => `${((performance.now() - started) / 1000).toFixed(1)} s`,
    });
    return { answer, isFailed };
  };

  for (const verb of verbs) {
    const isRead = verb.access === 'read';
    app.route({
      method: isRead ? 'GET' : 'POST',
      url: addressOf(verb),
      handler: async (request, reply) => {
        const given = isRead ? request.query : request.body;
        const { answer, isFailed } = await run(verb, request, given);
        return reply.code(isFailed ? FAILED_CHECK : 200).send(answer ?? null);
      },
    });
  }
}
