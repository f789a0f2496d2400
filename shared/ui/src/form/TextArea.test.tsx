import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea } from './TextArea.tsx';

function Written({ max, error }: { max: number; error?: string }) {
  const [value, setValue] = useState('');
  return (
    <TextArea
      label="내용"
      hint="자세히 적어 주세요."
      error={error}
      max={max}
      value={value}
      onChange={(event) => setValue(event.target.value)}
    />
  );
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '내용' });
const said = () => screen.getByRole('status').textContent;

test('counts characters as a person does, without leading and trailing space', async () => {
  render(<Written max={2000} />);
  await userEvent.type(area(), ' 물👨‍👩‍👧각 ');
  expect(screen.getByText('3 / 2,000자')).toBeTruthy();
});

test('announces the remaining characters only near the limit, and the excess beyond it', async () => {
  render(<Written max={52} />);
  await userEvent.type(area(), '가');
  expect(said()).toBe('');
  await userEvent.type(area(), '나');
  expect(said()).toBe('50자 더 쓸 수 있습니다.');
  fireEvent.change(area(), { target: { value: '다'.repeat(54) } });
  expect(said()).toBe('2자가 넘었습니다.');
});

test('keeps a syllable in composition, and stays silent until it is complete', () => {
  render(<Written max={3} />);
  const control = area();
  fireEvent.compositionStart(control);
  for (const value of ['ㄱ', '가', '각', '각ㅇ', '각오', '각오ㅎ', '각오하', '각오한'])
    fireEvent.change(control, { target: { value } });
  expect(control.value).toBe('각오한');
  fireEvent.change(control, { target: { value: '각오한ㄷ' } });
  expect(control.value).toBe('각오한ㄷ');
  expect(said()).toBe('');
  fireEvent.compositionEnd(control);
  expect(said()).toBe('1자가 넘었습니다.');
});

test('is read with its hint and its error', () => {
  render(<Written max={10} error="10자 이상 입력해 주세요." />);
  expect(
    screen.getByRole('textbox', { description: '자세히 적어 주세요. 10자 이상 입력해 주세요.' }),
  ).toBe(area());
  expect(area().getAttribute('aria-invalid')).toBe('true');
});
