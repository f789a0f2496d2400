import { readReference, listReferences } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { findReference, findReferences } from './repository.ts';

export const reference = routes('reference', [], async (app, { db, clock }) => {
  route(app, listReferences, (input) => findReferences(db, input, clock.today()));
  route(app, readReference, async ({ bbsIdx }) => {
    const post = await findReference(db, bbsIdx, clock.today());
    if (!post) throw new AppError('ERR_NOT_FOUND');
    return post;
  });
});
