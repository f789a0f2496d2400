import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openDesk, stateOf } from '../../testing/desk.tsx';

const minted = (token: string) => ({
  link: `http://localhost:3000/-/override?token=${token}`,
  until: '2026-11-23T10:00:00.000Z',
});
const links = () => screen.getAllByRole('link', { name: '이 브라우저에서 열기' });

test('makes a link to a set, shows its expiry, and copies it', async () => {
  const { user, desk } = openDesk('/overrides', { answer: minted('one') });
  await user.click(await screen.findByRole('button', { name: '링크 만들기' }));
  expect(screen.getByText('시험할 것을 선택해 주세요.')).toBeTruthy();
  expect(desk.asked).toEqual([]);
  await user.selectOptions(screen.getByRole('combobox', { name: '세트' }), '1');
  await user.selectOptions(screen.getByRole('combobox', { name: '쓸 수 있는 시간' }), '하루');
  await user.click(screen.getByRole('button', { name: '링크 만들기' }));
  expect(desk.asked).toEqual([['override-mint', { set: '1', hours: '24', channel: 'production' }]]);
  const list = within(await screen.findByRole('region', { name: '만든 링크' }));
  expect(list.getByText('2026.11.23(월) 19:00에 끝납니다.')).toBeTruthy();
  await user.click(list.getByRole('button', { name: '세트 1 링크 복사' }));
  expect(await navigator.clipboard.readText()).toBe(minted('one').link);
  // The earlier link stays in the list.
  desk.answer = minted('two');
  await user.click(screen.getByRole('button', { name: '링크 만들기' }));
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    minted('two').link,
    minted('one').link,
  ]);
});

test('makes a link to one version, and does not offer a blocked one', async () => {
  const production = stateOf();
  const live = { production, staging: production, dev: stateOf({ channel: 'dev' }) };
  const { user, desk } = openDesk('/overrides', { answer: minted('one'), live });
  await user.click(await screen.findByRole('radio', { name: /버전 하나/ }));
  const choice = screen.getByRole('combobox', { name: '버전' });
  const offered = within(choice)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(offered).toEqual(['선택', 'voc@1.0.0', 'guide@1.0.1', 'guide@1.0.0', 'shell@1.0.0']);
  await user.selectOptions(choice, 'guide@1.0.0');
  await user.selectOptions(screen.getByRole('combobox', { name: '채널' }), 'dev');
  await user.click(screen.getByRole('button', { name: '링크 만들기' }));
  expect(desk.asked[0]?.[1]).toEqual({ set: 'guide@1.0.0', hours: '8', channel: 'dev' });
});

test('names the portal that opens the link, and makes none for a portal that the desk does not know', async () => {
  const { user, desk } = openDesk('/overrides', { answer: minted('one') });
  await user.selectOptions(await screen.findByRole('combobox', { name: '세트' }), '1');
  const channel = screen.getByRole('combobox', { name: '채널' });
  expect(channel).toHaveProperty('ariaInvalid', null);
  expect(
    screen.getByText('이 채널의 포털 https://help.hangyeol.example에서만 열립니다.'),
  ).toBeTruthy();
  await user.selectOptions(channel, 'staging');
  expect(
    screen.getByText(
      /^검증 포털의 주소를 데스크가 모릅니다\. .*PORTAL_ORIGINS에 staging=주소를 더하고/,
    ),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '링크 만들기' }));
  expect(desk.asked).toEqual([]);
});

test('begins with a channel whose portal the desk knows', async () => {
  const live = {
    production: { ...stateOf(), portal: null },
    staging: stateOf({ channel: 'staging' }),
    dev: null,
  };
  openDesk('/overrides', { live });
  expect(await screen.findByRole('combobox', { name: '채널' })).toHaveProperty('value', 'staging');
});

test('shows a refusal instead of a link', async () => {
  const { user } = openDesk('/overrides', {
    refusal: [422, 'check', 'there is no key to sign with: set SECRET_KEY, or npm start'],
  });
  await user.selectOptions(await screen.findByRole('combobox', { name: '세트' }), '1');
  await user.click(screen.getByRole('button', { name: '링크 만들기' }));
  expect((await screen.findByRole('alert')).textContent).toContain('set SECRET_KEY');
  expect(screen.queryByRole('region', { name: '만든 링크' })).toBeNull();
});

test('a team account reads what links do, and whom to ask', async () => {
  openDesk('/overrides', { account: { id: 'team-guide', role: 'team', remotes: ['guide'] } });
  expect(await screen.findByText('링크는 릴리스 관리자가 만듭니다.')).toBeTruthy();
  expect(screen.getByRole('region', { name: '링크를 열면' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '링크 만들기' })).toBeNull();
});
