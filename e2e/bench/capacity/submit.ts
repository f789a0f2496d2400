import { fileInquiry, uploadPhoto } from '@portal/contract';
import sharp from 'sharp';
import { requestsOf } from '../crash/orders.ts';
import { cpuSeconds } from './cpu.ts';
import { postmaster, type World } from './world.ts';

/** A JPEG of 12 megapixels, as phones take them. It shows noise, because a plain picture would be cheaper to decode and encode. */
const photo = async () => {
  const create = { width: 4000, height: 3000, channels: 3 as const, background: '#7a9e7e' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return new Uint8Array(
    await sharp({ create: { ...create, noise } })
      .jpeg()
      .toBuffer(),
  );
};

/** Sends submissions of each kind. Returns the processor seconds that the API and PostgreSQL spend on a thousand of them. */
export async function submit({ first, customer }: World, submissions: number) {
  const [repair] = await requestsOf(customer);
  if (!repair) throw new Error('the member has no product to repair');
  const picture = await photo();
  const kinds: [name: string, count: number, send: (key: string) => Promise<{ code: string }>][] = [
    [
      'inquiry',
      submissions,
      (idempotencyKey) =>
        customer.insist(fileInquiry, {
          idempotencyKey,
          groups: 'product',
          title: '리모컨이 켜지지 않습니다',
          text: '어젯밤부터 아무 반응이 없습니다.',
          consentPrivacy: 'Y',
        }),
    ],
    ['repair request', submissions, repair],
    [
      'photo of 12 megapixels',
      Math.ceil(submissions / 20),
      () => customer.insist(uploadPhoto, { photo: new Blob([picture]) }),
    ],
  ];
  const figures = [];
  for (const [name, count, send] of kinds) {
    const before = [cpuSeconds([first.pid]), cpuSeconds([postmaster])] as const;
    for (let i = 0; i < count; i++) {
      const { code } = await send(crypto.randomUUID());
      if (code !== '200') throw new Error(`${name}: ${code}`);
    }
    figures.push({
      name,
      apiCpu: ((cpuSeconds([first.pid]) - before[0]) / count) * 1000,
      sqlCpu: ((cpuSeconds([postmaster]) - before[1]) / count) * 1000,
    });
  }
  return figures;
}
