import { ReleaseError, type ReleaseStore } from '@portal/release-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { channelOf } from '../../verbs/asked.ts';
import { setNamed } from '../../verbs/names/known.ts';
import { UsageError } from '../../verbs/verb.ts';
import { accountOf, callerOf } from '../guards.ts';
import type { Sessions } from '../sessions.ts';
import type { CheckJobs } from './check-jobs.ts';

interface Parts {
  store: ReleaseStore;
  sessions: Sessions;
  jobs: CheckJobs;
}

const ADDRESS = '/api/check-jobs';

/** The text of this name in a body, a query or the parameters of an address. @throws UsageError */
function textIn(given: unknown, name: string): string {
  const { [name]: text } = (given ?? {}) as Record<string, unknown>;
  if (typeof text !== 'string') throw new UsageError(`a job has a ${name}, as a text`);
  return text;
}

/** `/api/check-jobs`: asks for the checks of a set, says how far they are, and ends them. */
export function jobRoutes(app: FastifyInstance, { store, sessions, jobs }: Parts): void {
  /** The account that asks. @throws ReleaseError 'not-allowed' without the rights that the verb `check` needs */
  const managerOf = (request: FastifyRequest): string => {
    const { id, role } = callerOf({ sessions, store }, request);
    if (role !== 'manager')
      throw new ReleaseError('not-allowed', `${id} may not check: ask a release manager`);
    return id;
  };

  app.get(ADDRESS, async (request) => {
    accountOf(sessions, request);
    return jobs.states();
  });

  app.get(`${ADDRESS}/:set/log`, async (request) => {
    accountOf(sessions, request);
    return { log: jobs.log(setNamed(store, textIn(request.params, 'set'))) };
  });

  app.post(ADDRESS, async (request, reply) => {
    const actor = managerOf(request);
    const set = setNamed(store, textIn(request.body, 'set'));
    await jobs.ask(set, channelOf(textIn(request.body, 'channel')), actor);
    return reply.code(202).send(jobs.states().find((job) => job.set === set));
  });

  app.delete(`${ADDRESS}/:set`, async (request, reply) => {
    const actor = managerOf(request);
    await jobs.cancel(setNamed(store, textIn(request.params, 'set')), actor);
    return reply.code(204).send();
  });
}
