import { expect, jest, test } from '@jest/globals';
import { apiError } from '@portal/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { defineForm, type Field, type ProviderProps } from './definition.ts';
import { inquiry, WHOLE } from './testing/inquiry.ts';
import { press, showForm, world } from './testing/world.tsx';

let forms = 0;
/** Renders a form whose title field registers `ask`. */
function show(ask: () => Promise<string | null>) {
  const asking = inquiry(`ask-first-${++forms}`);
  const title: Field<string> = {
    ...(asking.fields.title as Field<string>),
    Provider({ askFirst, children }: ProviderProps<string>) {
      useEffect(() => {
        return askFirst(ask);
      }, [askFirst]);
      return <>{children}</>;
    },
  };
  const at = world();
  showForm({ ...asking, fields: { ...asking.fields, title } } as typeof asking, at, {
    values: WHOLE,
  });
  return at;
}
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

test('a form goes on when its field’s question is answered, and asks it once', async () => {
  let answer: (sentence: string | null) => void = () => {};
  const ask = jest.fn(() => new Promise<string | null>((pass) => (answer = pass)));
  const { told } = show(ask);
  await press('다음');
  await press('확인하는 중');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(told.navigate).not.toHaveBeenCalled();
  await act(async () => answer(null));
  expect(await heading('동의')).toBeTruthy();
});

test('a problem is shown at the field, in its step', async () => {
  const { told } = show(async () => '이미 쓰인 제목입니다.');
  await press('다음');
  expect(await screen.findByRole('link', { name: '제목: 이미 쓰인 제목입니다.' })).toBeTruthy();
  expect(told.navigate).not.toHaveBeenCalled();
});

test('a form with `alerts` shows the server’s message in an alert, and leads to the field', async () => {
  const at = world();
  at.receives(() => Promise.reject(apiError({ code: 'ERR_PHOTO_GONE', message: '없습니다.' })));
  const definition = defineForm({
    ...inquiry('alerts'),
    alerts: true,
    refusals: { ERR_PHOTO_GONE: { field: 'title' } },
  });
  showForm(definition, at, { step: 3, values: WHOLE });
  await press('접수하기');
  expect(await screen.findByRole('link', { name: '제목: 없습니다.' })).toBeTruthy();
  await waitFor(() => expect(at.told.alert.mock.calls).toEqual([['없습니다.']]));
});

test('a definition’s question is asked until it is answered with yes, and once for each sending', async () => {
  const at = world();
  at.told.confirm.mockResolvedValueOnce(false);
  const words = { message: '같은 문의가 있습니다.', yes: '하나 더', no: '그만' };
  const question = jest.fn(async () => words);
  at.receives(() => Promise.reject(apiError({ code: 'NETWORK' })));
  showForm({ ...inquiry('question'), question }, at, { step: 3, values: WHOLE });
  await press('접수하기');
  expect(at.told.confirm.mock.calls).toEqual([[words]]);
  expect(at.sent).toEqual([]);
  await press('접수하기');
  await waitFor(() => expect(at.sent).toHaveLength(1));
  // The API may have received the first try, and the question would find it: sending again asks nothing.
  await press('접수하기');
  await waitFor(() => expect(at.sent).toHaveLength(2));
  expect(question).toHaveBeenCalledTimes(2);
});

test('a definition’s question is asked again when the answers have changed', async () => {
  const at = world();
  const question = jest.fn(async () => null);
  at.receives(() => Promise.reject(apiError({ code: 'NETWORK' })));
  const definition = { ...inquiry('question-again'), question };
  showForm(definition, at, { step: 3, values: WHOLE });
  await press('접수하기');
  await waitFor(() => expect(at.sent).toHaveLength(1));
  await act(async () => at.told.navigate('/form?step=1'));
  const title = await screen.findByRole('textbox', { name: '제목' });
  await userEvent.type(title, '!');
  await act(async () => at.told.navigate('/form?step=3'));
  await press('접수하기');
  await waitFor(() => expect(at.sent).toHaveLength(2));
  expect(question).toHaveBeenCalledTimes(2);
});

test('a question that cannot be asked keeps nobody from sending', async () => {
  const at = world();
  const question = () => Promise.reject(apiError({ code: 'NETWORK' }));
  showForm({ ...inquiry('no-question'), question }, at, { step: 3, values: WHOLE });
  await press('접수하기');
  await waitFor(() => expect(at.sent).toHaveLength(1));
  expect(at.told.confirm).not.toHaveBeenCalled();
});
