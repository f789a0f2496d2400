import { expect, test } from '@jest/globals';
import { HostProvider, type Host } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FamilySites } from './FamilySites.tsx';

const family = [
  { label: '한결 홈', url: 'https://home.example' },
  { label: '한결 비즈몰', url: 'https://biz.example' },
];

test('opens a site in a new tab by mouse and keyboard, and never by itself', async () => {
  const company = { family } as unknown as Host['company'];
  render(
    <HostProvider value={createHostDouble({ company })}>
      <button type="button">앞</button>
      <FamilySites />
    </HostProvider>,
  );
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: '패밀리 사이트' });
  const sites = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  await user.click(toggle);
  expect(sites()).toEqual(['https://home.example', 'https://biz.example']);
  await user.keyboard('{Escape}');
  expect(sites()).toEqual([]);
  expect(document.activeElement).toBe(toggle);
  await user.keyboard(' ');
  await user.tab();
  expect(document.activeElement?.textContent).toMatch(/^한결 홈/);
  expect(document.activeElement?.getAttribute('target')).toBe('_blank');
  // Moving the focus out closes it.
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(sites()).toEqual([]);
});
