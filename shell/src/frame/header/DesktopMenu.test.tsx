import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesktopMenu } from './DesktopMenu.tsx';

const labels = ['문제 해결', '서비스 신청', '제품 관리', '고객 지원', '고객의 소리'];
const menu = labels.map((label, i) => ({
  name: `group${i}`,
  label,
  items: [
    { label: `${label} 하나`, href: `/${i}/one` },
    { label: `${label} 둘`, href: `/${i}/two` },
  ],
}));

const show = () => render(<DesktopMenu menu={menu} pathname="/1/two" />);
const group = (label: string) => screen.getByRole('button', { name: label });
const open = () => labels.filter((label) => group(label).getAttribute('aria-expanded') === 'true');

test('has the release’s groups, and marks the one of the current page', () => {
  show();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(labels);
  expect(labels.filter((label) => 'current' in group(label).dataset)).toEqual(['서비스 신청']);
});

test('the mouse opens a group by hovering, one at a time, and closes it by leaving', async () => {
  show();
  const user = userEvent.setup();
  await user.hover(group('제품 관리'));
  expect(open()).toEqual(['제품 관리']);
  await user.hover(group('고객 지원'));
  expect(open()).toEqual(['고객 지원']);
  // The click after hovering changes nothing.
  await user.click(group('고객 지원'));
  expect(open()).toEqual(['고객 지원']);
  await user.hover(document.body);
  expect(open()).toEqual([]);
});

test('a tap opens a group, a second one closes it, one elsewhere too', async () => {
  show();
  const user = userEvent.setup();
  const tap = (target: Element) => user.pointer({ keys: '[TouchA]', target });
  await tap(group('문제 해결'));
  expect(open()).toEqual(['문제 해결']);
  await tap(group('문제 해결'));
  expect(open()).toEqual([]);
  await tap(group('문제 해결'));
  await tap(document.body);
  expect(open()).toEqual([]);
});

test('Enter and Space open a group, Tab moves through its links, Escape closes it', async () => {
  show();
  const user = userEvent.setup();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(open()).toEqual(['문제 해결']);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('문제 해결 하나');
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(group('문제 해결'));
  await user.keyboard(' ');
  for (let i = 0; i < 3; i++) await user.tab();
  expect(document.activeElement).toBe(group('서비스 신청'));
  expect(open()).toEqual([]);
});

test('Escape closes a group that the mouse has opened, with the focus elsewhere', async () => {
  show();
  const user = userEvent.setup();
  await user.hover(group('제품 관리'));
  await user.keyboard('{Escape}');
  expect(open()).toEqual([]);
});
