import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import type { BuiltPage } from '@portal/build/page';
import type { Config, DeskAccount } from '@portal/config';
import { logOf, logStop, measured, type LogSink } from '@portal/metrics';
import { traced } from '@portal/metrics/traces';
import type { ReleaseStore } from '@portal/release-store';
import Fastify, { type FastifyInstance } from 'fastify';
import { showState } from './desk-metrics.ts';
import { eventRoutes } from './event-routes.ts';
import { guard } from './guards.ts';
import type { CheckJobs } from './jobs/check-jobs.ts';
import { jobRoutes } from './jobs/job-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { answerRefusal, DeskError } from './refusals.ts';
import { SecondFactor } from './second-factor.ts';
import { sessionRoutes } from './session-routes.ts';
import { Sessions } from './sessions.ts';
import { verbRoutes } from './verb-routes.ts';

export interface DeskParts {
  config: Config;
  store: ReleaseStore;
  accounts: readonly DeskAccount[];
  /** The checks that the console asks for. */
  jobs: CheckJobs;
  /** The built files of the console. */
  page: BuiltPage;
  /** Milliseconds since 1970; by default the machine's clock. */
  now?: () => number;
  /** Where log lines go; default: stdout. */
  logTo?: LogSink | undefined;
}

/** Builds the release desk; it does not listen yet. */
export async function buildDesk(parts: DeskParts): Promise<FastifyInstance> {
  const { config, store, accounts, jobs, page, now, logTo } = parts;
  const app = Fastify({
    bodyLimit: 64 * 1024,
    ...logOf('desk', config, logTo),
    trustProxy: config.TRUST_PROXY ? config.TRUST_PROXY.split(',') : false,
    forceCloseConnections: true,
  });
  measured(app, config, 'DESK_METRICS_PORT');
  logStop(app);
  await traced(app, config, {
    service: 'portal-desk',
    parentOf: () => null,
    isTraced: (route) => route.startsWith('/api/'),
  });
  showState(app, { store, jobs });
  const sessions = new Sessions(config.DESK_ORIGIN, now);
  app.removeContentTypeParser('text/plain');
  app.setErrorHandler(answerRefusal);
  app.setNotFoundHandler((request, reply) =>
    answerRefusal(
      new DeskError('not-found', 'there is no such call: GET /api/verbs lists all'),
      request,
      reply,
    ),
  );
  app.addHook('onSend', async (_, reply) => {
    void reply.headers({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
  });
  guard(app, config.DESK_ORIGIN);
  await app.register(cookie);
  await app.register(compress, { encodings: ['br', 'gzip'] });

  app.get('/-/health/live', async () => ({ live: true }));
  app.get('/-/health/ready', async () => ({ sets: store.sets().length }));
  const factor = new SecondFactor({ config, store, now });
  await sessionRoutes(app, { accounts, sessions, factor });
  verbRoutes(app, { store, config, sessions });
  jobRoutes(app, { store, sessions, jobs });
  eventRoutes(app, { store, sessions, jobs });
  await pageRoutes(app, page);
  return app;
}
