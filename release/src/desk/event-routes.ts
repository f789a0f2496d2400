import type { ReleaseStore } from '@portal/release-store';
import type { FastifyInstance } from 'fastify';
import { Changes, type Marks } from './changes.ts';
import { accountOf } from './guards.ts';
import type { CheckJobs } from './jobs/check-jobs.ts';
import type { Sessions } from './sessions.ts';

/** Proxies close a connection that is silent for a minute. */
const BEAT_MS = 20_000;

/**
 * `/api/events`: sends `change` on every change, `figures` on every count, both at the start, and
 * `progress` on every step of a job. Ends with the session.
 */
export function eventRoutes(
  app: FastifyInstance,
  { store, sessions, jobs }: { store: ReleaseStore; sessions: Sessions; jobs: CheckJobs },
): void {
  const changes = new Changes(store, jobs);
  const open = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });

  app.get('/api/events', async (request, reply) => {
    accountOf(sessions, request);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Keeps nginx from buffering.
      'x-accel-buffering': 'no',
    });
    // An empty mark means that no job runs.
    const told: Partial<Marks> = { progress: '' };
    const tell = (marks: Marks) => {
      // An open stream does not prolong the session.
      if (!sessions.accountOf(request, false)) return end();
      for (const event of ['change', 'figures', 'progress'] as const) {
        if (marks[event] === told[event]) continue;
        told[event] = marks[event];
        raw.write(`event: ${event}\ndata: ${marks[event]}\n\n`);
      }
    };
    const beat = setInterval(() => raw.write(':\n\n'), BEAT_MS);
    const stop = changes.listen(tell);
    const end = () => {
      clearInterval(beat);
      stop();
      open.delete(end);
      raw.end();
    };
    open.add(end);
    raw.on('close', end);
    tell(changes.marks());
  });
}
