import { fileRegistration, uploadPhoto } from '@portal/contract';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../../release/src/parts.ts';
import type { Acknowledged } from './count.ts';
import type { Customer } from '../customer.ts';

/** More serial numbers than the customers of a run can register. */
const SERIALS = 3_000;
const serialOf = (number: number) => `C2601${String(number).padStart(6, '0')}`;
const goodsCd = 'HB-700';
let taken = 0;

/** Copies the demo's content of a checkout and adds enough serial numbers. @returns the folder of the copy */
export function contentWithSerials(checkout = root): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-crash-content-'));
  const content = join(checkout, 'server/content');
  const isSource = (path: string) => path.startsWith(join(content, 'sources'));
  cpSync(content, folder, { recursive: true, filter: (path) => !isSource(path) });
  const list = join(folder, 'serial.json');
  const made = Array.from({ length: SERIALS }, (_, i) => ({ serialNo: serialOf(i), goodsCd }));
  writeFileSync(list, JSON.stringify([...JSON.parse(readFileSync(list, 'utf8')), ...made]));
  return folder;
}

/**
 * Registers a product with a photo, and repeats the calls until they are answered. Each serial number is sent twice; one of
 * the two must be refused.
 */
export async function registerOne(
  customer: Customer,
  idempotencyKey: string,
  picture: Uint8Array<ArrayBuffer>,
): Promise<Acknowledged | null> {
  const photo = await customer.insist(uploadPhoto, { photo: new Blob([picture]) });
  if (photo.code === 'ERR_TOO_MANY') return null;
  if (photo.code !== '200') throw new Error(`photo: ${photo.code}`);
  const wanted = {
    idempotencyKey,
    goodsCd,
    serialNo: serialOf(Math.floor(taken++ / 2)),
    boughtAt: 'market' as const,
    shop: '멈춤 시험',
    boughtOn: '2026-01-02',
    photos: [photo.data.photoId],
    consentPrivacy: 'Y' as const,
  };
  const { code, data } = await customer.insist(fileRegistration, wanted);
  const refused = ['ERR_SERIAL_TAKEN', 'ERR_TOO_MANY'];
  if (code !== '200' && !refused.includes(code)) throw new Error(`registration: ${code}`);
  const bbsIdx = code === '200' ? data.bbsIdx : null;
  return { key: idempotencyKey, kind: 'registration', bbsIdx, photos: bbsIdx === null ? 0 : 1 };
}
