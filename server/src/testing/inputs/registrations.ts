import { fileRegistration, type InputOf, type Receipt } from '@portal/contract';
import { registrationCommands } from '../../operators/registrations.ts';
import { noon, type TestApi } from '../api.ts';
import type { Browser } from '../browser.ts';
import { aPhoto } from './submissions.ts';

/** A serial number of the fixture content that is not registered. @param number 1 to 12, its last two digits */
export const freeSerial = (number: number) => `C26112000${String(number).padStart(2, '0')}`;

/** A valid registration, except that it has no photo; `change` replaces fields. */
export const aRegistration = (
  change: Partial<InputOf<typeof fileRegistration>> = {},
): InputOf<typeof fileRegistration> => ({
  goodsCd: 'HG-200',
  serialNo: freeSerial(1),
  boughtAt: 'market',
  shop: '한빛 스토어',
  boughtOn: '2026-11-18',
  photos: [],
  consentPrivacy: 'Y',
  ...change,
});

/** Registers a product with a newly uploaded photo. */
export async function register(
  api: TestApi,
  own: Browser,
  change: Partial<InputOf<typeof fileRegistration>> = {},
  { memberId = 'ms-haneul', key }: { memberId?: string; key?: string } = {},
): Promise<Receipt> {
  const photos = [await aPhoto(api, memberId)];
  const input = aRegistration({ photos, ...change });
  return own.call(fileRegistration, input, key === undefined ? {} : { key });
}

/** Deletes all registrations and all claims on serial numbers. */
export async function freeSerials({ database: { db } }: TestApi): Promise<void> {
  await db.deleteFrom('registration').execute();
  await db.deleteFrom('serial_claim').execute();
}

/** Runs an operator's command for registrations at a given time. */
export function operateRegistration(
  api: TestApi,
  command: 'registrations' | 'advance-registration' | 'refuse-registration',
  argument: object,
  at = noon,
): Promise<unknown> {
  const run = registrationCommands(api.partsAt(at))[command];
  if (!run) throw new Error(`there is no command ${command}`);
  return run(argument);
}
