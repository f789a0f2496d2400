import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadLate } from '../late.tsx';
import { inquiry, WHOLE } from '../testing/inquiry.ts';
import { press, showForm, VISITOR, world } from '../testing/world.tsx';

const OTHER = {
  version: 7,
  writer: 'w'.repeat(36),
  key: 'key-of-the-other-device',
  elsewhere: true,
  savedAt: '2026-11-27T05:10:00Z',
  values: JSON.stringify({ groups: 'product', title: WHOLE.title, text: WHOLE.text }),
};
const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: '제목' });

let forms = 0;
async function show(at = world(), values: Record<string, unknown> = {}) {
  const definition = inquiry(`elsewhere-${++forms}`);
  showForm(definition, at, { values });
  // As when the browser is idle.
  await act(loadLate);
  return at;
}

test('says where and when what was begun elsewhere comes from; going on leads to where it stopped', async () => {
  const at = world();
  at.kept.draft = OTHER;
  await show(at);
  await screen.findByText('11월 27일 오후 2시에 다른 기기에서 쓰시던 내용입니다.');
  expect(title().value).toBe('');
  await press('이어 쓰기');
  expect(at.told.navigate).toHaveBeenLastCalledWith('/form?step=2');
  await press('이전');
  expect(title().value).toBe(WHOLE.title);
  expect(screen.queryByRole('button', { name: '이어 쓰기' })).toBeNull();
  // It is sent as one submission, whichever device sends it.
  await press('다음');
  await userEvent.click(screen.getByRole('checkbox'));
  await press('다음');
  await press('접수하기');
  await waitFor(() => expect(at.sent).toMatchObject([{ key: OTHER.key }]));
});

test('to begin anew leaves the form empty, deletes the other draft and says so', async () => {
  const at = world();
  at.kept.draft = { ...OTHER, elsewhere: false };
  await show(at);
  await screen.findByText('11월 27일 오후 2시에 쓰시던 내용입니다.');
  await press('새로 쓰기');
  const said = screen.getByText('쓰시던 내용을 지웠습니다. 새로 쓰시면 됩니다.');
  expect(document.activeElement).toBe(said);
  expect(title().value).toBe('');
  expect(at.kept.saved).toMatchObject([{ base: 7, values: null }]);
});

test('entries that are here stay unless the customer takes the others', async () => {
  const at = world();
  at.kept.draft = OTHER;
  await show(at, { title: '물이 샙니다' });
  await screen.findByText(/따로 있습니다\. 이어 쓰시면 지금 화면에 쓰신 내용은 지워집니다/);
  await press('지금 내용으로 쓰기');
  expect(title().value).toBe('물이 샙니다');
  expect(at.kept.saved).toMatchObject([{ base: 7, values: '{"title":"물이 샙니다"}' }]);
});

test('who goes on to the next step has answered, until something newer comes from elsewhere', async () => {
  const at = world();
  at.kept.draft = OTHER;
  await show(at, { groups: 'product', title: '물이 샙니다', text: WHOLE.text });
  const offered = await screen.findByRole('button', { name: '이어 쓰기' });
  // The step's own button is the only one that stands out.
  const { className } = screen.getByRole('button', { name: '지금 내용으로 쓰기' });
  expect(offered.className).toBe(className);
  await press('다음');
  await waitFor(() =>
    expect(at.kept.saved).toMatchObject([
      { base: 7, values: expect.stringContaining('물이 샙니다') },
    ]),
  );
  expect(screen.queryByRole('button', { name: '이어 쓰기' })).toBeNull();
  await press('이전');
  expect(title().value).toBe('물이 샙니다');
  expect(screen.queryByRole('button', { name: '이어 쓰기' })).toBeNull();
  at.kept.newer = { ...OTHER, version: 9, values: JSON.stringify({ title: '더 새로운 것' }) };
  await userEvent.type(title(), '!');
  await press('다음');
  expect(await screen.findByRole('button', { name: '이어 쓰기' })).toBeTruthy();
});

test('a step saves', async () => {
  const member = world();
  await show(member, { groups: 'product', title: WHOLE.title, text: WHOLE.text });
  await waitFor(() => expect(screen.getByRole('button', { name: '다음' })).toBeTruthy());
  await press('다음');
  await waitFor(() => expect(member.kept.saved).toHaveLength(1));
});

test('a visitor’s form asks for nothing and saves nothing', async () => {
  const visitor = world(VISITOR);
  visitor.kept.draft = OTHER;
  await show(visitor, { groups: 'product', title: WHOLE.title, text: WHOLE.text });
  await press('다음');
  await screen.findByRole('heading', { level: 2, name: '동의' });
  expect(screen.queryByText(/쓰시던 내용/)).toBeNull();
  expect(visitor.kept.saved).toEqual([]);
});
