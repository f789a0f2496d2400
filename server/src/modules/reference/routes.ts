import { selectReferenceDetail, selectReferenceList } from '@portal/contract';
import fp from 'fastify-plugin';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import { AppError } from '../../errors.ts';
import { route } from '../../route.ts';
import { findReference, findReferences } from './repository.ts';

export const reference = fp<{ db: Db; clock: Clock }>(
  async (app, { db, clock }) => {
    route(app, selectReferenceList, (input) => findReferences(db, input, clock.today()));
    route(app, selectReferenceDetail, async ({ bbsIdx }) => {
      const post = await findReference(db, bbsIdx, clock.today());
      if (!post) throw new AppError('ERR_NOT_FOUND');
      return post;
    });
  },
  { name: 'reference', dependencies: ['failures', 'headers'] },
);
