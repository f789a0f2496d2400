import { readTerms } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { findTerms } from './repository.ts';

export const terms = routes('terms', [], async (app, { db, clock }) => {
  route(app, readTerms, async (input) => {
    const text = await findTerms(db, input, clock.today());
    if (!text) throw new AppError('ERR_NOT_FOUND');
    return text;
  });
});
