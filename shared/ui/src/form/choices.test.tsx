import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CheckBox } from './CheckBox.tsx';
import { ChoiceCards } from './ChoiceCards.tsx';
import { Select } from './Select.tsx';

const options = [
  { value: 'bf', label: '안마의자' },
  { value: 'l', label: '모션베드' },
];

test.each([
  ['on their way', null, 'Loading...'],
  ['none', [], 'No options'],
])('a select whose options are %s says so', (_, given, text) => {
  render(<Select label="제품" placeholder="고르기" value="" options={given} onChange={() => {}} />);
  expect(screen.getByRole<HTMLOptionElement>('option', { name: text }).disabled).toBe(true);
});

test('lists the options of a group below its name', () => {
  const grouped = [
    { value: '', label: '모름' },
    { value: 'HB-700', label: '편안', group: '안마의자' },
    { value: 'HL-400', label: '포근', group: '모션베드' },
    { value: 'HB-500', label: '작은', group: '안마의자' },
  ];
  render(
    <Select label="모델" placeholder="고르기" value="" options={grouped} onChange={() => {}} />,
  );
  const groups = screen.getAllByRole<HTMLOptGroupElement>('group');
  expect(groups.map(({ label, textContent }) => [label, textContent])).toEqual([
    ['안마의자', '편안작은'],
    ['모션베드', '포근'],
  ]);
});

test('reports the chosen value', async () => {
  const onChange = jest.fn((event: { target: { value: string } }) => event.target.value);
  render(
    <Select label="제품" placeholder="고르기" value="" options={options} onChange={onChange} />,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '제품' }), '모션베드');
  expect(onChange.mock.results[0]?.value).toBe('l');
});

test('keeps the chosen value while its options load', () => {
  render(<Select label="제품" placeholder="고르기" value="l" options={null} onChange={() => {}} />);
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('l');
});

test('cards are one group of radio buttons with its error', async () => {
  const onChange = jest.fn();
  render(
    <ChoiceCards
      label="유형"
      name="groups"
      value="bf"
      options={options}
      error="문의 유형을 골라 주세요."
      onChange={onChange}
    />,
  );
  const group = screen.getByRole('radiogroup', {
    name: '유형',
    description: '문의 유형을 골라 주세요.',
  });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '안마의자' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: '모션베드' }));
  expect(onChange).toHaveBeenCalledWith('l');
});

test('a box is checked by its label and read with its error', async () => {
  const onChange = jest.fn();
  render(
    <CheckBox
      label="동의합니다."
      name="consent"
      checked={false}
      error="동의해 주세요."
      onChange={onChange}
    />,
  );
  await userEvent.click(screen.getByText('동의합니다.'));
  expect(onChange).toHaveBeenCalledWith(true);
  expect(screen.getByRole('checkbox', { description: '동의해 주세요.' })).toBeTruthy();
});
