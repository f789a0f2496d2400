import { listFaqs } from '@portal/contract';
import { route, routes } from '../../route.ts';
import { findFaqs } from './repository.ts';

export const faq = routes('faq', [], async (app, { db, clock }) => {
  route(app, listFaqs, (input) => findFaqs(db, input, clock.today()));
});
