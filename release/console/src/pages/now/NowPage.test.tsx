import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ChannelState } from '../../desk/answers.ts';
import { openDesk, pinOf, stateOf } from '../../testing/desk.tsx';

const large = () => screen.findByRole('button', { name: '세트 1로 되돌리기' });
const dialog = () => within(screen.getByRole('dialog'));

test('says what each channel has, and what customers get of each part', async () => {
  openDesk('/');
  expect(await screen.findByRole('link', { name: /운영.*세트 2.*리비전 2 · kim/ })).toHaveProperty(
    'href',
    'http://localhost/?channel=production',
  );
  expect(screen.getByRole('link', { name: /개발.*아직 지정한 세트가 없습니다/ })).toBeTruthy();
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows[2]).toMatch(/^guide1\.0\.1.*제공 중실패 0\.5%표시 1,194 · 탭 37되돌리기끄기$/);
  // The shell cannot be disabled.
  expect(rows[1]).toMatch(/^shell1\.0\.0.*제공 중실패 –표시 0 · 탭 0$/);
});

test('names a damaged record in the store, and what customers get meanwhile', async () => {
  const said = 'channels/production/3.json cannot be read';
  openDesk('/', {
    live: {
      production: { ...stateOf(), refusals: [said] },
      staging: stateOf({ channel: 'staging' }),
      dev: null,
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(
    /^읽을 수 없는 기록이 .*운영의 3번째 기록 내용을 읽을 수 없거나 누가 고쳤습니다/,
  );
  // The store's own words are there for whoever opens them.
  const original = within(alert).getByText(said).closest('details');
  expect([original?.open, original?.querySelector('ul')?.lang]).toEqual([false, 'en']);
  expect(screen.getByRole('link', { name: /운영.*세트 2.*손상된 기록 1/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /운영/ }).textContent).not.toContain('정상');
  expect(screen.getByRole('link', { name: /검증/ }).textContent).toContain('정상');
});

test('marks the data as old while the database is away', async () => {
  const trouble = 'the release database failed (timeout)';
  const production = { ...stateOf(), trouble };
  openDesk('/', { live: { production, staging: stateOf({ channel: 'staging' }), dev: null } });
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^배포 저장소를 쓸 수 없습니다\..*the release database failed \(timeout\)$/,
  );
  expect(screen.getByRole('link', { name: /운영.*세트 2/ })).toBeTruthy();
});

test('a rollback needs a reason, and sends the set and revision that it was decided on', async () => {
  const { user, desk } = openDesk('/');
  await user.click(await large());
  expect(await dialog().findByText('없어지는 주소 /guide/tips')).toBeTruthy();
  expect(dialog().getByText('−3KB')).toBeTruthy();
  const send = dialog().getByRole('button', { name: '세트 1로 되돌리기' });
  await user.click(send);
  expect(dialog().getByRole('textbox', { name: '이유' })).toHaveProperty('ariaInvalid', 'true');
  expect(desk.asked).toEqual([]);
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '사진이 사라집니다');
  const tabs = dialog().getByRole('combobox', { name: '열려 있는 화면' });
  expect(tabs).toHaveProperty('value', 'normal');
  await user.selectOptions(tabs, 'urgent');
  await user.click(send);
  expect(desk.asked).toEqual([
    [
      'rollback',
      {
        channel: 'production',
        expect: '2',
        to: '1',
        'open-tabs': 'urgent',
        reason: '사진이 사라집니다',
      },
    ],
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a rollback that was a mistake is taken back', async () => {
  const { user, desk, tell } = openDesk('/');
  await large();
  expect(screen.queryByRole('button', { name: /되돌리기 취소/ })).toBeNull();
  desk.live.production = { ...stateOf(), after: '3' } as ChannelState;
  await tell();
  await user.click(await screen.findByRole('button', { name: '되돌리기 취소 · 다시 세트 3으로' }));
  expect(await dialog().findByText('없어지는 주소 /guide/tips')).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '통신사 장애였습니다');
  await user.click(dialog().getByRole('button', { name: '다시 세트 3으로 가기' }));
  expect(desk.asked).toEqual([
    [
      'rollback',
      {
        channel: 'production',
        expect: '2',
        forward: 'true',
        'open-tabs': 'normal',
        reason: '통신사 장애였습니다',
      },
    ],
  ]);
});

/** Another manager disables a remote. */
function changeMeanwhile({ desk }: ReturnType<typeof openDesk>) {
  const pin = pinOf({
    revision: 3,
    verb: 'disable',
    actor: 'manager2',
    reason: '접수가 두 번 됩니다',
    disabled: { voc: { reason: 'r', message: 'm' } },
  });
  desk.live.production = stateOf(pin);
  desk.audit = [...desk.audit, { chain: 'production', signedBy: 'minji', ...pin }];
}

test('shows another manager’s change in the open dialog, and sends nothing until it was seen', async () => {
  const opened = openDesk('/');
  const { user, desk, tell } = opened;
  await user.click(await large());
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '급합니다');
  changeMeanwhile(opened);
  await tell();
  expect((await dialog().findByText(/manager2/)).closest('li')?.textContent).toContain(
    'manager2 · voc 끄기',
  );
  const send = dialog().getByRole('button', { name: '세트 1로 되돌리기' });
  expect(send).toHaveProperty('disabled', true);
  await user.click(dialog().getByRole('button', { name: '바뀐 상태에서 다시 결정하기' }));
  expect(dialog().getByRole('textbox', { name: '이유' })).toHaveProperty('value', '급합니다');
  await user.click(send);
  expect(desk.asked.map(([, { expect: revision }]) => revision)).toEqual(['3']);
});

test('shows a change that won the race in the same way', async () => {
  const opened = openDesk('/', { refusal: [409, 'stale', 'production is at revision 3'] });
  const { user, desk } = opened;
  await user.click(await large());
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '급합니다');
  changeMeanwhile(opened);
  await user.click(dialog().getByRole('button', { name: '세트 1로 되돌리기' }));
  expect(await dialog().findByText('그 사이에 다른 변경이 있었습니다')).toBeTruthy();
  expect(desk.asked).toHaveLength(1);
});

test.each([
  [423, 'frozen', '채널이 동결되어 있습니다. 동결을 해제한 뒤 다시 시도해 주세요.'],
  [422, 'check', '지금은 그렇게 할 수 없습니다. 아래 이유를 확인해 주세요.'],
  [
    503,
    'unavailable',
    '배포 저장소를 쓸 수 없습니다. 고객 화면은 그대로 제공됩니다. 아래 이유를 확인해 주세요.',
  ],
  [500, 'fault', '데스크에 오류가 났습니다. 서버 로그를 확인해 주세요.'],
])(
  'a refusal with %d is said in Korean, beside the desk’s own words',
  async (status, kind, said) => {
    const { user } = openDesk('/', { refusal: [status, kind, 'the rule says no'] });
    await user.click(await large());
    await user.type(dialog().getByRole('textbox', { name: '이유' }), '급합니다');
    await user.click(dialog().getByRole('button', { name: '세트 1로 되돌리기' }));
    const alert = await dialog().findByRole('alert');
    expect(alert.textContent).toBe(`${said}시스템 메시지 보기the rule says no`);
  },
);

test('a remote is disabled with a message for customers, and enabled again', async () => {
  const { user, desk, tell } = openDesk('/');
  await user.click(await screen.findByRole('button', { name: 'voc 끄기' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '두 번 접수됩니다');
  await user.click(dialog().getByRole('button', { name: 'voc 끄기' }));
  expect(dialog().getByText('고객이 읽을 안내를 입력해 주세요.')).toBeTruthy();
  await user.type(dialog().getByRole('textbox', { name: '고객이 읽을 안내' }), '점검 중입니다.');
  await user.click(dialog().getByRole('button', { name: 'voc 끄기' }));
  expect(desk.asked[0]).toEqual([
    'disable',
    {
      channel: 'production',
      expect: '2',
      args: ['voc'],
      message: '점검 중입니다.',
      'open-tabs': 'normal',
      reason: '두 번 접수됩니다',
    },
  ]);
  desk.live.production = stateOf({ disabled: { voc: { reason: 'r', message: '점검 중입니다.' } } });
  await tell();
  expect(await screen.findByRole('button', { name: 'voc 켜기' })).toBeTruthy();
  expect(screen.getByText('꺼진 리모트 1')).toBeTruthy();
});

test('customers can be told until when a remote is disabled, and the page says if that is over', async () => {
  const { user, desk, tell } = openDesk('/');
  await user.click(await screen.findByRole('button', { name: 'voc 끄기' }));
  await user.type(dialog().getByRole('textbox', { name: '이유' }), '두 번 접수됩니다');
  await user.type(dialog().getByRole('textbox', { name: '고객이 읽을 안내' }), '점검 중입니다.');
  expect(dialog().getByText(/이렇게 보입니다: 준비되는 대로 다시 열겠습니다\./)).toBeTruthy();
  const until = dialog().getByLabelText('다시 열 때 (선택)');
  await user.type(until, '2026-11-20T09:00');
  await user.click(dialog().getByRole('button', { name: 'voc 끄기' }));
  expect(dialog().getByText('다시 열 때를 지금보다 나중으로 입력해 주세요.')).toBeTruthy();
  expect(desk.asked).toEqual([]);
  await user.clear(until);
  await user.type(until, '2099-11-25T18:00');
  expect(
    dialog().getByText(/이렇게 보입니다: 2099\.11\.25\(수\) 18:00에 다시 열 예정입니다\./),
  ).toBeTruthy();
  await user.click(dialog().getByRole('button', { name: 'voc 끄기' }));
  expect(desk.asked[0]?.[1]).toMatchObject({ until: '2099-11-25T09:00:00.000Z' });
  const voc = { reason: 'r', message: 'm', until: '2026-11-20T00:00:00.000Z' };
  desk.live.production = stateOf({ disabled: { voc } });
  await tell();
  expect(screen.getByText(/^예정한 시간보다 늦어지고 있습니다/)).toBeTruthy();
});

test.each([
  [{ mounts: 0, failures: 40 }, '실패 많음 1', /실패 100\.0%/, '실패 많음'],
  [{ mounts: 0, failures: 1 }, '실패 있음', /실패 100\.0%/, '실패 있음'],
  [{ mounts: 97, failures: 3 }, '실패 있음', /실패 3\.0%/, '실패 있음'],
  [{ mounts: 0, failures: 0 }, '방문 없음', /실패 –/, '제공 중'],
])('says nothing good of a part with %j', async (lastHour, sign, rate, status) => {
  const state = stateOf();
  for (const part of state.parts) if (part.name === 'guide') Object.assign(part, { lastHour });
  openDesk('/', {
    live: { production: state, staging: stateOf({ channel: 'staging' }), dev: null },
  });
  const card = await screen.findByRole('link', { name: /운영/ });
  expect(within(card).getByText(sign)).toBeTruthy();
  expect(card.textContent).not.toContain('정상');
  const row = within(screen.getAllByRole('row')[2] as HTMLElement);
  expect(row.getByText(rate)).toBeTruthy();
  expect(row.getByText(status)).toBeTruthy();
});

test('a frozen channel shows the reason, and offers no rollback', async () => {
  const { desk } = openDesk('/', {});
  desk.live.production = stateOf({ frozen: { reason: '연휴' } });
  expect(await large()).toHaveProperty('disabled', true);
  expect(screen.getByText('연휴')).toBeTruthy();
  expect(screen.getByRole('button', { name: '동결 해제하기' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'guide 되돌리기' })).toBeNull();
});

test('does not offer a set that can no longer be pinned', async () => {
  const { desk, tell } = openDesk('/');
  await large();
  desk.diff = { ...desk.diff, refused: 'guide@1.0.0 is blocked (it leaks): choose another' };
  await tell();
  expect(screen.getByText(/바로 앞의 세트 1에는 지금 제공할 수 없는 버전/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '세트 1로 되돌리기' })).toBeNull();
});

test('an unreadable channel says why, and the others stay', async () => {
  const { desk } = openDesk('/');
  desk.live.production = null;
  expect((await screen.findByRole('alert')).textContent).toContain('2.json cannot be read');
  expect(screen.getByRole('link', { name: /운영.*읽을 수 없음/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /개발.*아직 지정한 세트가 없습니다/ })).toBeTruthy();
});

test('a team account sees everything and can change nothing', async () => {
  openDesk('/', { account: { id: 'team-guide', role: 'team', remotes: ['guide'] } });
  expect(await screen.findByText('운영 · 세트 2')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['로그아웃']);
});
