import { addGauge } from '@portal/metrics';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { success } from '../../route.ts';
import { contentRevision } from '../revision/repository.ts';
import { clockOffset, wrongClock } from '../../calendar/clock.ts';

const PATIENCE_MS = 2_000;

export const health = fp<Parts>(
  async (app, { db, clock }) => {
    app.everyMinute('check the clock', async () => {
      const wrong = wrongClock(clock);
      if (wrong !== null) app.log.warn(wrong);
    });

    addGauge(
      app.metrics,
      'clock_offset_seconds',
      'How far the clock of this machine is ahead of the database.',
      () => clockOffset(clock) / 1000,
    );

    app.get('/api/health/live', async () => success({ live: true }));

    // This one query proves all three: the database answers, it is migrated, and content is loaded.
    app.get('/api/health/ready', async () => {
      if (app.isStopping) throw new AppError('ERR_UNAVAILABLE', { cause: new Error('stopping') });
      const revision = await contentRevision(db, AbortSignal.timeout(PATIENCE_MS)).catch(
        (cause: unknown) => {
          throw new AppError('ERR_UNAVAILABLE', { cause });
        },
      );
      if (revision === null)
        throw new AppError('ERR_UNAVAILABLE', { cause: new Error('no content loaded') });
      const wrong = wrongClock(clock);
      return success({ contentRevision: revision, ...(wrong !== null && { warning: wrong }) });
    });
  },
  { name: 'health', dependencies: ['failures', 'headers', 'stopping', 'every-minute'] },
);
