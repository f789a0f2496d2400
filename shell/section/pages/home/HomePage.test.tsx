import { expect, test } from '@jest/globals';
import { HostProvider, type Host, type OfferedTask } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen, within } from '@testing-library/react';
import HomePage from './HomePage.tsx';

const company = {
  phones: { main: '1577-0000' },
  schedule: { days: [], holidays: [] },
} as unknown as Host['company'];
const task = (label: string): OfferedTask => ({ label, text: '', href: `/${label}` });

/** The rows of the tasks, as the release offers them. */
function show(home: OfferedTask[]) {
  const { tasks } = createHostDouble({ company });
  render(
    <HostProvider value={createHostDouble({ company, tasks: { ...tasks, home } })}>
      <HomePage params={{}} data={{ notices: [], words: [] }} />
    </HostProvider>,
  );
  const heading = screen.getByRole('heading', { name: '자주 찾는 일' });
  const section = heading.closest('section') as HTMLElement;
  return within(section)
    .getAllByRole('link')
    .map((link) => [link.querySelector('strong')?.textContent, link.getAttribute('href')]);
}

test('what the release does not offer yet is asked for by phone', () => {
  expect(show([task('faq'), task('video')])).toEqual([
    ['faq', '/faq'],
    ['video', '/video'],
    ['전화로 접수하기', 'tel:1577-0000'],
  ]);
  expect(screen.getByText('수리와 이전설치는 1577-0000에서 접수합니다.')).toBeTruthy();
});

test('the first four take the place of the phone', () => {
  const rows = show(['a', 'b', 'c', 'd', 'e'].map(task));
  expect(rows.map(([label]) => label)).toEqual(['a', 'b', 'c', 'd']);
});
