import type { MessageState } from '@portal/contract';
import { listOf } from '@portal/testing/list';
import { chosenWays } from '@portal/testing/messages';
import { answer, fail, never } from '../content/answers.ts';
import { presses, sees, seesFailure } from '../content/service-answers.ts';
import { asMember, both } from './form-states.ts';

const LIST = '/api/message/getList';
const WAYS = '/api/message/getWays';
const FEED = '/api/myinfo/getCalendarFeed';
const PAGE = '/member/messages';

const message = (messageIdx: string, state: MessageState, title: string) => ({
  messageIdx,
  title,
  text: `김하늘님, 이전설치 접수를 마쳤습니다.\n\n접수 번호: 200001\n${'제품: 한결 안마의자 프리미엄 HB-700 '.repeat(3)}`,
  state,
  at: '2026-11-21T03:00:00.000Z',
  order: { service: 'transfer', ordNbr: '200001' },
  href: null,
});
const settings = {
  phone: '010-****-1001',
  stopped: false,
  ways: chosenWays,
};
const feed = (madeOn: string | null) => answer(FEED, { madeOn });
const list = answer(
  LIST,
  listOf(
    message('1', 'talk', '서비스 접수'),
    message('2', 'failed', '가상계좌 입금 마지막 날과 결제하실 금액 안내'),
    message('3', 'due', '기사 배정'),
  ),
);

/** Messages to the member's phone, in each of their states. */
export const messageStates = [
  {
    name: 'my messages',
    path: PAGE,
    before: both(asMember, feed('2026-11-20'), list, answer(WAYS, settings)),
    after: sees('보내 드린 알림'),
  },
  {
    name: 'no messages, and a number that wants none',
    path: PAGE,
    before: both(
      asMember,
      feed(null),
      answer(LIST, listOf()),
      answer(WAYS, { ...settings, stopped: true }),
    ),
    after: sees('아직 보내 드린 알림이 없습니다.'),
  },
  {
    name: 'no messages without a number',
    like: 'no messages, and a number that wants none',
    path: PAGE,
    before: both(
      asMember,
      feed(null),
      answer(LIST, listOf()),
      answer(WAYS, { ...settings, phone: '' }),
    ),
    after: sees('휴대전화 번호가 없어서'),
  },
  {
    name: 'my messages with a new calendar address',
    path: PAGE,
    before: both(
      asMember,
      feed(null),
      list,
      answer(WAYS, settings),
      answer('/api/myinfo/makeCalendarFeed', {
        address: `https://portal.example/api/calendar/dates.ics?key=${'k'.repeat(43)}`,
      }),
    ),
    after: presses('달력 주소 만들기', '달력 앱에서 열기'),
  },
  {
    name: 'my messages while they load',
    like: 'FAQ while it loads',
    path: PAGE,
    before: both(asMember, feed(null), never(LIST)),
  },
  {
    name: 'my messages that cannot load',
    like: 'FAQ that cannot load',
    path: PAGE,
    before: both(asMember, feed(null), fail(LIST)),
    after: seesFailure,
  },
];
