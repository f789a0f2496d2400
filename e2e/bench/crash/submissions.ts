import { fileInquiry, fileVoice, uploadPhoto } from '@portal/contract';
import sharp from 'sharp';
import type { Customer } from '../customer.ts';
import type { Acknowledged } from './count.ts';
import { requestsOf } from './orders.ts';
import { registerOne } from './registrations.ts';

const picture = new Uint8Array(
  await sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a9e7e' } })
    .jpeg()
    .toBuffer(),
);

/** One customer who submits without end, each submission until it is acknowledged. */
export async function submitUntil(
  over: () => boolean,
  customer: Customer,
  acknowledged: Acknowledged[],
): Promise<void> {
  const requests = await requestsOf(customer);
  for (let i = 0; !over(); i++) {
    const idempotencyKey = crypto.randomUUID();
    const acknowledge = (kind: Acknowledged['kind'], bbsIdx: string | null, photos = 0) =>
      void acknowledged.push({ key: idempotencyKey, kind, bbsIdx, photos });
    const request = i % 3 === 2 ? requests[Math.floor(i / 3) % requests.length] : undefined;
    if (request) {
      const { code, data } = await request(idempotencyKey);
      // A second membership of a purifier is refused: then there has to be no row.
      if (code !== '200' && code !== 'ERR_INVALID_INPUT') throw new Error(`order: ${code}`);
      acknowledge('order', code === '200' ? data.ordNbr : null);
      continue;
    }
    if (i % 6 === 4) {
      const registered = await registerOne(customer, idempotencyKey, picture);
      if (registered) acknowledged.push(registered);
      continue;
    }
    const text = `멈춤 시험으로 보내는 글입니다. ${i}번째입니다.`;
    const common = { idempotencyKey, title: '멈춤 시험', text, consentPrivacy: 'Y' } as const;
    if (i % 12 === 11) {
      const voice = { ...common, bbsCode: '37', receptionType: '1' } as const;
      const { code, data } = await customer.insist(fileVoice, voice);
      // Over the limit of the day is an answer too: then there has to be no row.
      if (code !== '200' && code !== 'ERR_MS_6002') throw new Error(`voice: ${code}`);
      acknowledge('voice', code === '200' ? data.bbsIdx : null);
      continue;
    }
    const photos: string[] = [];
    if (i % 4 === 3) {
      const { code, data } = await customer.insist(uploadPhoto, { photo: new Blob([picture]) });
      if (code === '200') photos.push(data.photoId);
      else if (code !== 'ERR_TOO_MANY') throw new Error(`photo: ${code}`);
    }
    const { code, data } = await customer.insist(fileInquiry, { ...common, groups: 'etc', photos });
    if (code !== '200') throw new Error(`inquiry: ${code}`);
    acknowledge('inquiry', data.bbsIdx, photos.length);
  }
}
