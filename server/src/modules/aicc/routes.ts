import { readPhoneRequest } from '@portal/contract';
import fp from 'fastify-plugin';
import { AppError } from '../../errors.ts';
import type { Parts } from '../../parts.ts';
import { route, ROUTE_PLUGINS } from '../../route.ts';
import { findAiccData } from './repository.ts';

export const aicc = fp<Parts>(
  async (app, { db }) => {
    route(app, readPhoneRequest, async ({ idx }) => {
      const data = await findAiccData(db, idx);
      if (!data) throw new AppError('ERR_NOT_FOUND');
      return data;
    });
  },
  { name: 'aicc', dependencies: ROUTE_PLUGINS },
);
