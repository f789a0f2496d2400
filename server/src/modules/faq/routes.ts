import { selectFaqList } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { route } from '../../route.ts';
import { findFaqs } from './repository.ts';

export const faq = fp<{ db: Db; clock: Clock }>(
  async (app, { db, clock }) => {
    route(app, selectFaqList, (input) => findFaqs(db, input, clock.today()));
  },
  { name: 'faq', dependencies: ['failures', 'headers'] },
);
