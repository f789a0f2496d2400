import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLate } from '../late.tsx';
import { inquiry, WHOLE } from '../testing/inquiry.ts';
import { press, showForm, VISITOR, world } from '../testing/world.tsx';

beforeAll(loadLate);

let forms = 0;

/** An inquiry whose first step cannot go on without a member's answer. */
const ofMember = () => {
  const asking = inquiry(`frame-${++forms}`);
  const title = { ...asking.fields.title, membersOnly: '누구의 것인지 알아야 합니다.' };
  return { ...asking, fields: { ...asking.fields, title } };
};

test('where a step cannot go on without a login, it says why, the login is its one way on, and the phone is there', async () => {
  const at = world(VISITOR);
  showForm(ofMember(), at);
  expect(screen.getByText(/^로그인하시면 제목부터 .*누구의 것인지 알아야 합니다/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '1577-0000' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다음' })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: '내용' }), '{Enter}');
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
  expect(screen.queryByRole('alert')).toBeNull();
  await press('로그인');
  expect(at.told.login).toHaveBeenCalledTimes(1);
});

test('the link of a fault leads to what a field offers instead where there is nothing to choose', async () => {
  const asking = inquiry(`frame-${++forms}`);
  const title = { ...asking.fields.title, Control: () => <a href="/register">등록하기</a> };
  showForm({ ...asking, fields: { ...asking.fields, title } }, world());
  await press('다음');
  await userEvent.click(await screen.findByRole('link', { name: /^제목/ }));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '등록하기' }));
});

test('the heading of a step takes the focus, also when the customer leaves and returns at once', async () => {
  showForm(inquiry(`frame-${++forms}`), world(), { step: 2, values: WHOLE });
  // Both presses come before the timer that moves the focus.
  fireEvent.click(await screen.findByRole('button', { name: '이전' }));
  fireEvent.click(screen.getByRole('button', { name: '다음' }));
  const heading = screen.getByRole('heading', { name: '동의', level: 2 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('beside later steps stands what the ones before have answered, and what it costs', async () => {
  const asking = inquiry(`frame-${++forms}`);
  showForm({ ...asking, summary: ['groups', 'title'] }, world(), {
    step: 2,
    values: { ...WHOLE, consentPrivacy: '' },
    sum: {
      Of: ({ draft, children }) =>
        children({ label: '내실 금액', amount: draft.title.length, rows: [] }),
      told: [],
    },
  });
  const summary = await screen.findByRole('region', { name: '지금까지 고르신 내용' });
  expect(summary.querySelector('dl')?.textContent).toBe(`문의 유형제품 사용제목${WHOLE.title}`);
  const toggle = screen.getByRole('button', { name: `내실 금액 ${WHOLE.title.length}원` });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('다음');
  // The check page reads the answers back itself.
  expect(
    screen.getByRole('region', { name: '지금까지 고르신 내용' }).querySelector('dl'),
  ).toBeNull();
});
