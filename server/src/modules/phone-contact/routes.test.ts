import { expect, test } from '@jest/globals';
import { listPhoneContacts } from '@portal/contract';
import { buildBareApp } from '../../testing/api.ts';

test('gives the three lines in their order, without a database', async () => {
  const answer = await (await buildBareApp()).inject(listPhoneContacts.path);
  expect(answer.json()).toEqual({
    status: { code: '200', message: 'OK' },
    resultCode: 1,
    resultData: {
      list: [
        { seq: 1, type: 'main', title: '대표 상담', phone: '1577-0000' },
        { seq: 2, type: 'corporate', title: '법인 상담', phone: '02-0000-0000' },
        { seq: 3, type: 'sharedChair', title: '공유형 안마의자 상담', phone: '070-0000-0000' },
      ],
    },
  });
});
