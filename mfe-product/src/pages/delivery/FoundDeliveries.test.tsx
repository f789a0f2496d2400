import { beforeEach, expect, test } from '@jest/globals';
import { refusal, renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { keepFound } from '../../delivery/found.ts';
import { section } from '../../routes.tsx';
import { foundDelivery, installDays, shipment } from '../../testing/deliveries.ts';

const { minji } = people;
const who = { name: minji.name, phone: minji.phone };
const encSeq = 'sealed-sealed-sealed-1';
const confirmed = {
  ...foundDelivery,
  shipments: [
    shipment('PREPARE', { encSeq, day: 'confirmed', may: { confirm: false, move: true } }),
  ],
};
const open = (answers: Answers = {}, more: PageOptions = {}) =>
  renderPage(section, '/product/product_delivery', {
    answers: { deliveryDays: installDays, ...answers },
    ...more,
  });

beforeEach(() => keepFound({ who, list: [foundDelivery] }));

test('a guest sees product, stages and days, but no place and no full order number', async () => {
  const page = await open();
  expect(await page.findByText('2026*****0017')).toBeTruthy();
  expect(page.getByText('010-****-2001')).toBeTruthy();
  expect(page.queryByText('설치할 곳')).toBeNull();
  expect(page.queryByRole('button', { name: '번호 복사' })).toBeNull();
  expect(page.getByText('집에서 준비해 주세요')).toBeTruthy();
  expect(page.calls).toEqual([]);
});

test('several found orders share one address, each collapsed', async () => {
  const other = { ...foundDelivery, goodsName: '편안 정수기', product: 'w' as const };
  keepFound({
    who,
    list: [foundDelivery, { ...other, shipments: [shipment('DONE', { shippingSeq: '7' })] }],
  });
  const page = await open();
  const summary = await page.findByRole('heading', { name: '편안 정수기' });
  const closed = summary.closest('details') as HTMLDetailsElement;
  expect(closed.open).toBe(false);
  await page.user.click(summary);
  expect(closed.open).toBe(true);
  expect(page.address()).toBe('/product/product_delivery');
});

test('a folded row tells the stage and the day, and an installation of today is open', async () => {
  const one = (shippingSeq: string, goodsName: string, own: object) => ({
    ...foundDelivery,
    goodsName,
    shipments: [shipment('INSTALL', { shippingSeq, encSeq, day: 'confirmed', ...own })],
  });
  const list = [
    one('1', '편안 정수기', {}),
    one('2', '편안 모션베드', { status: 'DISPATCH', statusName: '출고' }),
    one('3', '발 쿠션', {
      status: 'DISPATCH',
      statusName: '출고',
      day: 'moving',
      dayState: 'moving',
    }),
  ];
  keepFound({ who, list });
  const page = await open();
  const rows = (await page.findAllByRole('heading', { level: 2 })).flatMap((heading) => {
    const details = heading.closest('summary')?.parentElement;
    return details instanceof HTMLDetailsElement ? [details] : [];
  });
  expect(rows.map((row) => [row.open, row.querySelector('summary')?.textContent])).toEqual([
    [true, '편안 정수기설치 방문 · 주문 번호 2026*****00172026.12.01(화) 설치 예정'],
    [false, '편안 모션베드출고 · 주문 번호 2026*****00172026.12.01(화) 설치 예정'],
    [false, '발 쿠션출고 · 주문 번호 2026*****0017설치일을 다시 정하고 있습니다.'],
  ]);
});

test('on the day, the page asks again by the link of the look-up, and keeps the token that changes another day', async () => {
  const coming = { today: true, engineer: '오기사', arrival: null };
  const may = { confirm: false, move: false };
  const today = shipment('INSTALL', { shippingSeq: '1', day: 'confirmed', coming, may });
  const later = shipment('PREPARE', { shippingSeq: '2', encSeq });
  const linkToken = '500001_sealed-sealed-sealed';
  const arrival = { time: '14:20', minutes: 20 };
  const now = {
    ...foundDelivery,
    shipments: [
      { ...today, coming: { ...coming, arrival } },
      { ...later, encSeq: null },
    ],
  };
  keepFound({ who, list: [{ ...foundDelivery, linkToken, shipments: [today, later] }] });
  const page = await open({ openDeliveryLink: now, changeDelivery: confirmed });
  expect((await page.findAllByText(/14:20쯤/)).length).toBeGreaterThan(0);
  await page.user.click(await page.findByRole('button', { name: '이 날로 확정하기' }));
  expect(page.calls.slice(0, 2)).toMatchObject([
    { kind: 'openDeliveryLink', input: { token: linkToken } },
    { kind: 'changeDelivery', input: { shippingSeq: '2', guest: { encSeq } } },
  ]);
});

test('a guest confirms with the token of the look-up and what they entered for it', async () => {
  const page = await open({ changeDelivery: confirmed });
  await page.user.click(await page.findByRole('button', { name: '이 날로 확정하기' }));
  expect(await page.findByText(/확정하신 날입니다/)).toBeTruthy();
  expect(page.calls.at(-1)?.input).toEqual({
    shippingSeq: '500001',
    wants: 'confirm',
    installOn: '2026-12-01',
    guest: { encSeq, ...who },
  });
  expect(page.host.notify).toHaveBeenCalledWith('설치일을 확정했습니다.');
});

test('a guest moves the day with the token of the look-up', async () => {
  const page = await open({ changeDelivery: confirmed });
  await page.user.click(await page.findByRole('button', { name: '다른 날로 바꾸기' }));
  await page.user.click(await page.findByRole('button', { name: '다음 달' }));
  await page.user.click(page.getByRole('button', { name: '2026.12.4(금)' }));
  await page.user.click(page.getByRole('button', { name: '이 날로 바꾸기' }));
  expect(await page.findByText(/확정하신 날입니다/)).toBeTruthy();
  const guest = { encSeq, ...who };
  const inputs = page.calls.map(({ kind, input }) => [kind, input]);
  expect(inputs.slice(0, 2)).toEqual([
    ['deliveryDays', { shippingSeq: '500001', guest }],
    [
      'changeDelivery',
      {
        shippingSeq: '500001',
        wants: 'move',
        installOn: '2026-12-01',
        moveOn: '2026-12-04',
        guest,
      },
    ],
  ]);
});

test('after a refusal the page shows the present state', async () => {
  const page = await open({
    changeDelivery: refusal('ERR_DELIVERY_STAGE'),
    deliveryCheck: { list: [confirmed] },
  });
  await page.user.click(await page.findByRole('button', { name: '이 날로 확정하기' }));
  expect(await page.findByText(/확정하신 날입니다/)).toBeTruthy();
  expect(page.host.dialogs.alert.mock.calls[0]?.[0]).toContain('설치일이 바뀌었습니다');
});

test('a visitor who has not looked anything up since the page was loaded sees the reason and a link to the look-up', async () => {
  keepFound(null);
  const page = await open();
  expect(await page.findByText(/조회하신 내용은 저장하지 않습니다/)).toBeTruthy();
  await page.user.click(page.getByRole('link', { name: '비회원으로 조회하기' }));
  expect(page.address()).toBe('/product/product_delivery_info?step=delivery');
});

test('a member without the identity check is asked for it, and not to log in', async () => {
  keepFound(null);
  const page = await open({}, { session: people.jiwoo });
  expect(await page.findByRole('heading', { name: '본인 확인이 필요합니다.' })).toBeTruthy();
  expect(page.queryByRole('button', { name: '로그인' })).toBeNull();
  await page.user.click(page.getByRole('button', { name: '본인 확인하기' }));
  expect(page.host.session.certify).toHaveBeenCalled();
});
