import type { Page } from '@playwright/test';
import { operate } from '../operate.ts';

/** Registers a product with a photo for the logged-in member, as the form does. Returns its number. */
const register = (page: Page, product: { goodsCd: string; serialNo: string; shop: string }) =>
  page.evaluate(async (product) => {
    const send = async (path: string, body: FormData) => {
      const headers = { 'x-portal-client': 'e2e', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(path, { method: 'POST', headers, body });
      return ((await answer.json()) as { data: Record<string, string> }).data;
    };
    const canvas = new OffscreenCanvas(300, 200);
    canvas.getContext('2d')?.fillRect(0, 0, 300, 200);
    const photo = new FormData();
    photo.append('photo', await canvas.convertToBlob({ type: 'image/jpeg' }), '구매 내역.jpg');
    const { photoId = '' } = await send('/api/file/photo', photo);
    const body = new FormData();
    const fields = { boughtAt: 'store', boughtOn: '2026-10-03', photos: photoId };
    for (const [name, value] of Object.entries({ ...product, ...fields, consentPrivacy: 'Y' }))
      body.append(name, value);
    const { bbsIdx = '' } = await send('/api/genuine/register', body);
    return bbsIdx;
  }, product);

/** Registers a product, and refuses the registration as the centre does. Returns its number. */
export async function refusedRegistration(
  page: Page,
  portal: { dataDir: string },
  product: Parameters<typeof register>[1],
  reason: string,
): Promise<string> {
  const bbsIdx = await register(page, product);
  await operate(portal, 'advance-registration', { bbsIdx });
  await operate(portal, 'refuse-registration', { bbsIdx, reason });
  return bbsIdx;
}
