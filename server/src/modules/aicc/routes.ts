import { readPhoneRequest } from '@portal/contract';
import { AppError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { findAiccData } from './repository.ts';

export const aicc = routes('aicc', [], async (app, { db }) => {
  route(app, readPhoneRequest, async ({ idx }) => {
    const data = await findAiccData(db, idx);
    if (!data) throw new AppError('ERR_NOT_FOUND');
    return data;
  });
});
