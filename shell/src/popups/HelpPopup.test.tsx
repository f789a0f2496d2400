import { expect, jest, test } from '@jest/globals';
import { seatParts } from '@portal/format';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import HelpPopup from './HelpPopup.tsx';
import { popups } from './popups.ts';

const company = {
  centre: '한결 고객센터',
  hours: '평일 09:00~18:00',
  phones: { main: '1577-0000' },
} as Host['company'];

function open(name: string, data: Record<string, string> = {}, own: Partial<Host> = {}) {
  const onClose = jest.fn();
  render(
    <HostProvider value={createHostDouble({ company, ...own })}>
      <HelpPopup name={name} data={data} onClose={onClose} />
    </HostProvider>,
  );
  return onClose;
}

// Specification, 2: 'every one has a close button'.
test.each(Object.keys(popups))(
  '%s has a title, something to say and a close button',
  async (name) => {
    const onClose = open(name);
    const dialog = screen.getByRole('dialog', { name: /.+/ });
    expect(within(dialog).getByRole('heading', { level: 2 }).textContent).not.toMatch(/[{}]/);
    await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
    expect(onClose).toHaveBeenCalledTimes(1);
  },
);

test('the seat parts info shows the part’s name, and that each side is selected separately', () => {
  open('seatPartImage', { name: '종아리 시트', part: 'calf' });
  expect(screen.getByRole('heading', { name: '종아리 시트' })).toBeTruthy();
  expect(screen.getByRole('img', { name: /종아리 시트 자리/ })).toBeTruthy();
  expect(screen.getByText(/좌우 공용 시트입니다.*각각 선택해 주세요/)).toBeTruthy();
});

test('as a text popup the seat parts info has no picture', () => {
  open('seatPartText', { name: '어깨 시트' });
  expect(screen.getByRole('heading', { name: '어깨 시트' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/좌우 공용 시트입니다/)).toBeTruthy();
});

test('the seat search guidance has a picture and serviceSeatInfo2 as cautions', () => {
  open('seatSearch');
  expect(screen.getByRole('img')).toBeTruthy();
  expect(screen.getByRole('region', { name: '유의사항' }).id).toBe('serviceSeatInfo2');
});

test('the seats of the picture have the names and numbers of the list', () => {
  open('seatArea');
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.map((row) => row?.split(':')[0])).toEqual(seatParts.map(({ name }) => name));
});

test('the price guide is a table too', () => {
  open('seatPrice');
  const row = screen.getByRole('row', { name: /발바닥 시트/ });
  expect(within(row).getByRole('cell', { name: '45,000원' })).toBeTruthy();
  expect(within(row).getByRole('cell', { name: '90,000원' })).toBeTruthy();
  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('“product not visible” leads to registration, to an inquiry and to the phone, and closes on the way', async () => {
  const onClose = open('faqProductNotVisible');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/정품 등록/)).toBe('/product/product_activate?step=1');
  expect(hrefOf(/1:1 문의/)).toBe('/customer/qna');
  expect(hrefOf(/고객센터 1577-0000/)).toBe('tel:1577-0000');
  screen
    .getByRole('link', { name: /1:1 문의/ })
    .addEventListener('click', (e) => e.preventDefault());
  await userEvent.click(screen.getByRole('link', { name: /1:1 문의/ }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('links that this release does not have are absent; the phone stays', () => {
  open('faqProductNotVisible', {}, { hrefFor: () => null });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'tel:1577-0000',
  ]);
});

test.each(['nothing', 'constructor'])(
  'nothing opens for the unknown name %s, and it is reported',
  (name) => {
    const complain = jest.fn();
    globalThis.reportError = complain;
    const onClose = open(name);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(complain).toHaveBeenCalledWith(
      expect.objectContaining({ message: expect.stringContaining(name) }),
    );
  },
);
