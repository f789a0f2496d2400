import { getTerms } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../route.ts';
import { findTerms } from './repository.ts';

export const terms = fp<{ db: Db; clock: Clock }>(
  async (app, { db, clock }) => {
    route(app, getTerms, async (input) => {
      const text = await findTerms(db, input, clock.today());
      if (!text) throw new AppError('ERR_NOT_FOUND');
      return text;
    });
  },
  { name: 'terms', dependencies: ['failures', 'headers'] },
);
