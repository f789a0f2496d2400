import {
  boughtTooEarly,
  checkSerialNumber,
  listModelsToRegister,
  readRegistration,
  fileRegistration,
  REGISTRATION_WORKING_DAYS,
  listRegistrations,
} from '@portal/contract';
import { AppError, fieldError } from '../../errors.ts';
import { route, routes } from '../../route.ts';
import { guestCheck } from '../guest-check/guest-check.ts';
import { findProducts } from '../product/repository.ts';
import { receive } from '../submission/receive.ts';
import { deleteExpired } from '../submission/retention.ts';
import { recordProducts } from './move-registration.ts';
import {
  addRegistration,
  findRegistration,
  findRegistrations,
  releaseRefused,
} from './repository.ts';
import { findReplaced } from './replacing.ts';
import { checkSerial, claimSerial } from './serials.ts';

/** The calls about registrations of genuine products. */
export const registration = routes(
  'registration',
  ['tries', 'every-minute'],
  async (app, parts) => {
    const { db, clock, cipher } = parts;
    const serials = guestCheck(parts, 'serial number');
    const limitRegistrations = app.limitTries('registration', { perCaller: 120, perAddress: 1200 });
    app.everyMinute('delete registrations past their time', () =>
      deleteExpired(parts, 'registration'),
    );
    app.everyMinute('record the products of registrations', () => recordProducts(parts));

    route(app, listModelsToRegister, () => findProducts(db, { goodsName: '', product: undefined }));

    route(app, checkSerialNumber, async (asked, { request, reply }) => {
      const member = (await app.sessions.read(request, reply))?.member;
      const asker = member ? `member ${member.memberId}` : request.customerAddress;
      await serials.countGuess('serial', asker);
      const { goodsCd, goodsName } = await checkSerial(db, asked);
      await serials.giveBack('serial', asker);
      return { serialNo: asked.serialNo, goodsCd, goodsName };
    });

    route(app, fileRegistration, async (input, { request, key, member, siteType }) => {
      await limitRegistrations(request);
      if (input.boughtOn > clock.today())
        throw fieldError('boughtOn', '구매하신 날은 오늘이거나 지난 날입니다. 다시 골라 주세요.');
      const early = boughtTooEarly(input.serialNo, input.boughtOn);
      if (early !== null) throw fieldError('boughtOn', early);
      const workingDays = REGISTRATION_WORKING_DAYS;
      const at = clock.now().getTime();
      return receive(
        parts,
        {
          kind: fileRegistration.kind,
          board: 'registration',
          key,
          input,
          member,
          siteType,
          workingDays,
        },
        async (transaction, submitted) => {
          const model = await claimSerial(transaction, input);
          await releaseRefused(transaction, member.memberId, input.photos);
          const replaces = await findReplaced(transaction, member.memberId, input);
          const store = { db: transaction, cipher };
          return addRegistration(store, input, model, { ...submitted, at }, replaces);
        },
      );
    });

    route(app, listRegistrations, (input, { member }) =>
      findRegistrations(db, member.memberId, input),
    );

    route(app, readRegistration, async ({ idx }, { member }) => {
      const found = await findRegistration(parts, member, idx);
      if (!found) throw new AppError('ERR_NOT_FOUND');
      return found;
    });
  },
);
