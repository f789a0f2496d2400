import rateLimit from '@fastify/rate-limit';
import { isPassword, type DeskAccount } from '@portal/config';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountOf } from './guards.ts';
import { DeskError } from './refusals.ts';
import type { NextStep, SecondFactor } from './second-factor.ts';
import type { Sessions } from './sessions.ts';

/** Limits of sign-in attempts within WINDOW_MS: for an account from one address, for an account, for an address. */
const WINDOW_MS = 10 * 60_000;
const MOST = { account: 50, pair: 10, address: 30 };

interface Given {
  id: string;
  password: string;
  /** The code of the second factor, once the desk has asked for one. */
  code?: string;
}

/** @throws DeskError 'usage' */
function codeIn(code: unknown): { code?: string } {
  if (code === undefined) return {};
  if (typeof code !== 'string' || code.length > 40)
    throw new DeskError('usage', 'a code is that of the app, or a recovery code');
  return { code };
}

/** @throws DeskError 'usage' */
function givenIn({ body }: FastifyRequest): Given {
  const { id, password, code } = (body ?? {}) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || typeof password !== 'string' || id.length > 32)
    throw new DeskError(
      'usage',
      'signing in takes { id, password }, and { code } if it is asked for',
    );
  if (password.length > 200) throw new DeskError('usage', 'a password has 200 characters at most');
  return { id, password, ...codeIn(code) };
}

/** What the console may know about the account. */
export interface SignedIn extends Pick<DeskAccount, 'id' | 'role' | 'remotes'> {
  /** How many recovery codes are left; null for an account without a second factor. */
  recoveryLeft: number | null;
}

/** The answer to a password: the signed-in account, with recovery codes after an enrolment, or the step that is still due. */
export type SignInAnswer = (SignedIn & { recovery: string[] | null }) | NextStep;

interface Parts {
  accounts: readonly DeskAccount[];
  sessions: Sessions;
  factor: SecondFactor;
}

/** Signs accounts in and out. */
export async function sessionRoutes(app: FastifyInstance, { accounts, sessions, factor }: Parts) {
  const publicOf = ({ id, role, remotes }: DeskAccount): SignedIn => ({
    id,
    role,
    remotes,
    recoveryLeft: factor.recoveryLeft(id),
  });
  await app.register(rateLimit, { global: false });
  const idOf = (request: FastifyRequest) => givenIn(request).id;
  const limits = [
    { max: MOST.address },
    {
      max: MOST.pair,
      keyGenerator: (request: FastifyRequest) => `pair ${request.ip} ${idOf(request)}`,
    },
    { max: MOST.account, keyGenerator: (request: FastifyRequest) => `account ${idOf(request)}` },
  ].map((limit) => app.createRateLimit({ timeWindow: WINDOW_MS, ...limit }));

  // Null instead of a refusal, because the console asks before anybody could have signed in.
  app.get('/api/session', async (request, reply) => {
    const account = sessions.accountOf(request);
    return reply.send(JSON.stringify(account && publicOf(account)));
  });

  app.post('/api/session', async (request, reply): Promise<SignInAnswer> => {
    const { id, password, code } = givenIn(request);
    for (const count of limits) {
      const counted = await count(request);
      if (!counted.isAllowed && counted.isExceeded)
        throw new DeskError('too-many', 'too many tries to sign in: wait ten minutes');
    }
    const account = accounts.find((one) => one.id === id);
    if (!(await isPassword(account, password)) || !account) {
      // Log only a known account's id: an unknown one could be a password typed into the wrong field.
      request.log.warn({ account: account?.id, address: request.ip }, 'sign-in refused');
      throw new DeskError('signed-out', 'no account has this id and password: try again');
    }
    const passed = await factor.check(account, code, request.log);
    if ('next' in passed) return passed;
    sessions.start(request, reply, account);
    return { ...publicOf(account), ...passed };
  });

  // Removing the factor lets the next sign-in enrol another app, so it takes a code: a stolen session must not be enough.
  app.delete('/api/factor', async (request, reply) => {
    const { id } = accountOf(sessions, request);
    const { code = '' } = codeIn((request.body as { code?: unknown } | null)?.code);
    factor.remove(id, code, request.log);
    sessions.end(request, reply);
    return reply.code(204).send();
  });

  app.delete('/api/session', async (request, reply) => {
    sessions.end(request, reply);
    return reply.code(204).send();
  });
}
