import { afterEach, expect, jest, test } from '@jest/globals';
import { HostProvider, type Host, type SessionState } from '@portal/host';
import { createHostDouble } from '@portal/host/double';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UserLinks } from './UserLinks.tsx';

afterEach(() => document.documentElement.removeAttribute('data-member'));

const member: SessionState = {
  is: 'member',
  user: {
    userIdx: '1001',
    userName: '김하늘',
    certifyState: true,
    isCertify: true,
    marketingAgree: false,
    corporate: false,
  },
};

function show(state: SessionState, own: Partial<Host> = {}) {
  const company = {} as Host['company'];
  const session = {
    ...createHostDouble({ company }).session,
    get: () => state,
    subscribe: () => () => {},
    login: jest.fn(async () => {}),
    join: jest.fn(async () => {}),
    logout: jest.fn(),
  };
  const host = createHostDouble({ company, session, ...own });
  render(
    <HostProvider value={host}>
      <UserLinks />
    </HostProvider>,
  );
  return session;
}
const names = () =>
  [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((e) => e.textContent);

test('visitors join and log in', async () => {
  const session = show({ is: 'visitor' });
  expect(names()).toEqual(['로그인', '회원가입']);
  await userEvent.click(screen.getByRole('button', { name: '로그인' }));
  await userEvent.click(screen.getByRole('button', { name: '회원가입' }));
  expect([session.login, session.join].map((call) => call.mock.calls)).toEqual([[[]], [[]]]);
});

test('members see their name, log out and go to their page', async () => {
  const session = show(member);
  expect(screen.getByText('김하늘님')).toBeTruthy();
  expect(screen.getByRole('link', { name: '마이페이지' }).getAttribute('href')).toBe('/member');
  await userEvent.click(screen.getByRole('button', { name: '로그아웃' }));
  expect(session.logout).toHaveBeenCalledTimes(1);
  expect(names()).toEqual(['로그아웃', '마이페이지']);
});

test.each([
  ['without a customer number', { ...member, user: { ...member.user, userIdx: null } }, {}],
  ['where no part owns it', member, { hrefFor: () => null }],
] as const)('there is no way to their page %s', (_, state, own) => {
  show(state, own);
  expect(names()).toEqual(['로그아웃']);
});

test('until the session is known, <html> selects the visible area', () => {
  show({ is: 'unknown' });
  expect(names()).toEqual(['로그인', '회원가입']);
  document.documentElement.dataset['member'] = '1';
  expect(names()).toEqual(['로그아웃']);
});

test('a known session wins over <html>', () => {
  document.documentElement.dataset['member'] = '1';
  show({ is: 'visitor' });
  expect(names()).toEqual(['로그인', '회원가입']);
});
