import { getAiccData } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../route.ts';
import { findAiccData } from './repository.ts';

export const aicc = fp<{ db: Db }>(
  async (app, { db }) => {
    route(app, getAiccData, async ({ idx }) => {
      const data = await findAiccData(db, idx);
      if (!data) throw new AppError('ERR_NOT_FOUND');
      return data;
    });
  },
  { name: 'aicc', dependencies: ['failures', 'headers'] },
);
