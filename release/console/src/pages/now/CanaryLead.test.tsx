import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { comparedAs, withCanary } from '../../testing/canary.ts';
import { openDesk } from '../../testing/desk.tsx';

test('a canary leads the page: its share, its figures, and what the judge waits for', async () => {
  const { desk } = openDesk('/', {});
  const compared = [
    comparedAs('guide@1.0.2', [1, 1], [9, 1]),
    comparedAs('set 3', [0, 0], [1197, 3]),
  ];
  desk.live.production = withCanary({ compared });
  const lead = within(await screen.findByRole('region', { name: '카나리' }));
  const headings = screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings[0]).toBe('카나리');
  expect(
    lead.getByText(/^guide@1\.0\.2: 표본이 모자랍니다\..*각각 200회가 필요합니다\.$/),
  ).toBeTruthy();
  expect(lead.getByText('고객의 5%', { exact: false }).textContent).toBe('세트 3 · 고객의 5%');
  expect(lead.getByText('나머지 95%', { exact: false }).textContent).toBe('세트 2 · 나머지 95%');
  const figures = lead.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(figures).toEqual([
    '–아직 방문이 없습니다',
    '0.3%1,200회 중 3회 실패',
    '25%09:10부터 근거가 모이면 자동',
  ]);
  const link = lead.getByRole('link', { name: '카나리의 근거 보고 결정하기' });
  expect(link.getAttribute('href')).toBe('/release?channel=production');
  expect(screen.getByRole('link', { name: /운영.*카나리 5%/ }).textContent).not.toContain('정상');
});

test('a canary that the judge gives up leads to its end, and not to the next step', async () => {
  const { desk } = openDesk('/', {});
  const compared = [comparedAs('set 3', [10, 190], [1197, 3])];
  desk.live.production = withCanary({
    compared,
    verdict: 'abort',
    because: 'fails',
    about: 'set 3',
  });
  const lead = within(await screen.findByRole('region', { name: '카나리' }));
  expect(lead.getByText('중단해야 합니다')).toBeTruthy();
  expect(lead.getByText('데스크가 곧 중단합니다').closest('dd')?.textContent).toMatch(/^중단/);
});
