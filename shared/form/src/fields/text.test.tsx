import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import * as v from 'valibot';
import { line } from './text.tsx';

const input = () => screen.getByRole<HTMLInputElement>('textbox');

/** A line as the form runs it. */
function show(takes?: 'digits' | 'noHangul') {
  const { Control } = line({ label: '칸', schema: v.string(), ...(takes && { takes }) });
  function Field() {
    const [value, setValue] = useState('');
    return <Control name="a" draft={{}} value={value} onChange={setValue} />;
  }
  render(<Field />);
}

test.each([
  [undefined, 'a1 가', 'a1 가'],
  ['digits', '01a0-12가', '01012'],
  ['noHangul', 'c24가05ㅊ', 'c2405'],
] as const)('a line that takes %s makes of "%s" "%s"', async (takes, typed, kept) => {
  show(takes);
  await userEvent.click(input());
  await userEvent.paste(typed);
  expect(input().value).toBe(kept);
});

test('what an input method composes is left alone until it is done', () => {
  show('digits');
  fireEvent.compositionStart(input());
  fireEvent.input(input(), { target: { value: '12ㄱ' }, isComposing: true });
  expect(input().value).toBe('12ㄱ');
  fireEvent.input(input(), { target: { value: '12가' }, isComposing: true });
  fireEvent.compositionEnd(input());
  expect(input().value).toBe('12');
});
