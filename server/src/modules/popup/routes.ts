import { listDescriptionCards, listPopups } from '@portal/contract';
import { route, routes } from '../../route.ts';
import { findPopups } from './repository.ts';

export const popup = routes('popup', [], async (app, { db, clock }) => {
  route(app, listPopups, (input) => findPopups(db, 'popup', input, clock.today()));
  route(app, listDescriptionCards, (input) => findPopups(db, 'card', input, clock.today()));
});
