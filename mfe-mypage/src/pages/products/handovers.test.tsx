import { expect, test } from '@jest/globals';
import type { Handover, Usage } from '@portal/contract';
import { refusal, renderPage, type Answers } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { bought, rented } from '@portal/testing/products';
import { section } from '../../routes.tsx';

const own: Usage = { ...bought, serialNo: 'C2304200777' };
const handover: Handover = {
  handoverIdx: '900001',
  goodsName: own.goodsName,
  serialNo: 'C2304200777',
  handedOn: '2026-11-21',
  registered: false,
  backUntil: '2026-11-28',
};

/** A member's products. What is handed over, or taken back, changes the list as at the server. */
function open(
  more: Partial<Answers> = {},
  handedOver: Handover[] = [],
  productList = [own, rented],
) {
  const list = (products: Usage[], handed: Handover[]) => ({
    productList: products,
    contractsUnknown: false,
    handedOver: handed,
  });
  const answers: Answers = {
    usageList: list(productList, handedOver),
    handoverCheck: { refusal: null },
    handOver() {
      answers.usageList = list([rented], [handover]);
      return handover;
    },
    takeBack() {
      answers.usageList = list([own, rented], []);
      return { handoverIdx: handover.handoverIdx };
    },
    ...more,
  };
  return renderPage(section, '/member/member_product_info', { answers, session: people.haneul });
}
type Page = Awaited<ReturnType<typeof open>>;
const press = async (page: Page) => {
  await page.user.click(await page.findByLabelText(`${own.goodsName} 다른 일 보기`));
  await page.user.click(page.getByRole('button', { name: `${own.goodsName} 물려주기` }));
};
const sent = (page: Page) => page.calls.filter(({ kind }) => kind === 'handOver');

test('a product is handed over after a question that says what ends, and what came of it takes the focus', async () => {
  const page = await open();
  await press(page);
  const [{ message }] = page.host.dialogs.confirm.mock.calls[0] as [{ message: string }];
  for (const said of ['시리얼 번호 C2304200777', '지난 접수 내역은', '정품 등록', '7일 안에'])
    expect(message).toContain(said);
  const outcome = await page.findByRole('group', { name: '물려준 결과' });
  expect(document.activeElement).toBe(outcome);
  expect(sent(page).map(({ input }) => input)).toEqual([{ productIdx: own.productIdx }]);
  expect(page.queryByRole('heading', { level: 2, name: own.goodsName })).toBeNull();
});

test('nothing is handed over without a yes', async () => {
  const page = await open();
  page.host.dialogs.confirm.mockResolvedValueOnce(false);
  await press(page);
  expect(sent(page)).toEqual([]);
});

test('a product that cannot be handed over says why, and asks nothing', async () => {
  const why = '렌탈 계약 중인 제품은 물려주실 수 없습니다.';
  const page = await open({ handoverCheck: { refusal: why } });
  await press(page);
  expect(page.host.dialogs.alert).toHaveBeenCalledWith(why);
  expect(page.host.dialogs.confirm).not.toHaveBeenCalled();
});

test('a product that was handed over is taken back', async () => {
  const page = await open({}, [handover], []);
  await page.findByText(/2026\.11\.28\(토\)까지 다시 가져오실 수/);
  await page.user.click(page.getByRole('button', { name: /다시 가져오기/ }));
  expect(page.host.notify).toHaveBeenCalledWith('제품을 다시 가져왔습니다.');
  expect(await page.findByRole('heading', { level: 2, name: own.goodsName })).toBeTruthy();
});

test('one that somebody registers is not, and one that was registered meanwhile says so', async () => {
  const page = await open({}, [{ ...handover, registered: true, backUntil: null }]);
  expect(await page.findByText('새 주인이 정품 등록을 신청했습니다.')).toBeTruthy();
  expect(page.queryByRole('button', { name: /다시 가져오기/ })).toBeNull();
  const late = await open({ takeBack: refusal('ERR_HANDOVER_TAKEN') }, [handover]);
  await late.user.click(await late.findByRole('button', { name: /다시 가져오기/ }));
  expect(late.host.dialogs.alert).toHaveBeenCalledWith(
    expect.stringContaining('다시 가져오실 수 없습니다.'),
  );
});
