import { expect, test } from '@jest/globals';
import { installationTexts } from './install-day.ts';

const day = '2026-12-01';

test.each([
  ['fixed', day, '2026.12.01(화) 설치 예정'],
  ['toConfirm', day, '2026.12.01(화) 설치 예정, 이 날을 확정해 주세요.'],
  ['moving', day, '설치일을 다시 정하고 있습니다.'],
  ['late', day, '2026.12.01(화) 예정일이 지났습니다. 고객센터에서 확인해 드립니다.'],
  ['done', day, '2026.12.01(화) 설치'],
  ['none', null, '설치일을 정하고 있습니다.'],
] as const)(
  'a day of installation is called planned only while it stands: %s',
  (dayState, installOn, text) => {
    const delivery = { installOn, dayState, shipments: [] };
    expect(installationTexts({ installedOn: null, delivery })).toEqual([text]);
  },
);

test('an order shows its installation day, and nothing if it is unknown', () => {
  expect(installationTexts({ installedOn: day, delivery: null })).toEqual(['2026.12.01(화) 설치']);
  expect(installationTexts({ installedOn: null, delivery: null })).toEqual([]);
});

test('an order of several shipments shows the goods, stage and day of each', () => {
  const shipments = [
    {
      parts: [
        { goodsName: '안마의자', qty: 1 },
        { goodsName: '발 쿠션', qty: 2 },
      ],
      statusName: '출고',
      installOn: day,
      dayState: 'fixed' as const,
    },
    {
      parts: [{ goodsName: '거치대', qty: 1 }],
      statusName: '상품 준비',
      installOn: null,
      dayState: 'none' as const,
    },
  ];
  const delivery = { installOn: day, dayState: 'fixed' as const, shipments };
  expect(installationTexts({ installedOn: '2026-11-20', delivery })).toEqual([
    '배송 1: 안마의자 1개, 발 쿠션 2개 · 출고 · 2026.12.01(화) 설치 예정',
    '배송 2: 거치대 1개 · 상품 준비 · 설치일을 정하고 있습니다.',
  ]);
});
