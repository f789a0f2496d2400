import { errors, type Inquiry, type Voice } from '@portal/contract';
import type { Page } from '@playwright/test';
import { listOf } from '@portal/testing/list';
import { personal } from '@portal/testing/member';
import { asMember, both } from './form-states.ts';
import { answer, answerWith, fail, never, refuse } from '../content/answers.ts';
import { sees, seesFailure } from '../content/service-answers.ts';
import { letter } from '../voice-form.ts';
import { settled } from '../test.ts';

const photoId = 'p'.repeat(22);
const photo = { photoId, url: `/api/file/photo/${photoId}`, width: 900, height: 600, bytes: 9 };
const picture = answerWith({
  path: '/api/file/photo/',
  status: 200,
  contentType: 'image/svg+xml',
  body: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>',
});
const reply = { text: '필터를 바꿔 주세요.\n'.repeat(8), answeredOn: '2026-11-24' };
const inquiry: Inquiry = {
  bbsIdx: '10001',
  groups: 'product',
  ...letter,
  state: '0',
  receivedOn: '2026-11-20',
  answerBy: '2026-11-25',
  userIdx: '1001',
  writeUser: '김하늘',
  productIdx: '72',
  goodsName: '한결 냉온정수기 HW-310(가정용, 언더싱크 설치, 흰색)',
  photos: [photo],
  answer: null,
};
const voice: Voice = {
  bbsCode: '37',
  bbsIdx: '20001',
  receptionType: '1',
  ...letter,
  state: '1',
  receivedOn: '2026-11-20',
  goodsName: null,
  staffName: '박기사',
  place: '',
  photos: [],
  answerBy: '2026-11-25',
  answer: reply,
};

const QNA = '/api/myinfo/selectQnaList';
const QNA_ONE = '/api/myinfo/selectQnaDetail';
const VOC = '/api/bbs/formmail/voc/list';
const VOC_ONE = '/api/bbs/formmail/voc/detail';
const POINTS = '/api/point/getList';
const TOTAL = '/api/point/getTotalAmount';
const OUT = '/api/member/memberOutCheck';

const point = {
  pointIdx: '1',
  type: 'EARN',
  amount: 1_000_000,
  on: '2026-11-20',
  text: '안마의자 렌탈 계약을 고맙게 여겨 드리는 포인트',
  expiresOn: '2027-11-19',
  ordNbr: null,
};
const months = Array.from({ length: 12 }, (_, i) => ({
  month: `2026-${String(i + 1).padStart(2, '0')}`,
  earned: i * 100_000,
  used: 50_000,
  expired: i % 2 ? 300 : 0,
}));
const points = both(
  asMember,
  answer(POINTS, listOf(point, { ...point, pointIdx: '2', type: 'USE', on: '2026-10-02' })),
  answer(TOTAL, { total: 1_000_000 }),
  answer('/api/point/getExpireExpectAmount', { total: 20_000, expiresOn: '2026-12-31' }),
  answer(
    '/api/point/getExpireExpectList',
    listOf({ amount: 20_000, expiresOn: '2026-12-31', text: '생일 축하' }),
  ),
  answer('/api/point/getMonthList', { months }),
);

const device = (sessionId: string, here: boolean) => ({
  sessionId: sessionId.repeat(22),
  device: here ? 'Windows PC의 Chrome' : 'Android 휴대전화의 삼성 인터넷',
  since: '2026-11-22T00:00:00Z',
  seenAt: '2026-11-22T01:00:00Z',
  here,
});
const info = both(
  asMember,
  answer('/api/member/checkPassword', { matches: true }),
  answer('/api/myinfo/selectPersonal', personal),
  answer('/api/member/getSessions', { list: [device('a', true), device('b', false)] }),
);
const says = async (page: Page, password: string) => {
  await settled(page);
  await page.getByLabel('비밀번호').fill(password);
  await page.getByRole('button', { name: '비밀번호 확인하기' }).click();
};
const entered = async (page: Page) => {
  await says(page, 'x');
  await page.getByText('지금 쓰시는 기기').waitFor();
};
/** Lets the ten minutes without use pass in two seconds, on the open page alone. */
const shortenLongWaits = () => {
  const { setTimeout } = window;
  const wait = (work: () => void, ms?: number) => setTimeout(work, ms === 600_000 ? 2000 : ms);
  Object.assign(window, { setTimeout: wait });
};
const leaving = async (page: Page) => {
  await entered(page);
  await page.getByRole('link', { name: '탈퇴 알아보기' }).click();
};
const presses = (name: string) => async (page: Page) => {
  await settled(page);
  await page.getByRole('button', { name }).click();
};
const LIST = '/member/member_qna';
const INFO = '/member/member_info';

/** Inquiries, voices, points and personal data, in each of their states. */
export const mypageSelfStates = [
  {
    name: 'my inquiries',
    path: LIST,
    before: both(asMember, answer(QNA, listOf(inquiry, { ...inquiry, bbsIdx: '2', state: '1' }))),
    after: sees('전체'),
  },
  {
    name: 'no inquiries',
    path: `${LIST}?state=0`,
    before: both(asMember, answer(QNA, listOf())),
    after: sees('문의 내역이 없습니다.'),
  },
  {
    name: 'my inquiries while they load',
    like: 'FAQ while it loads',
    path: LIST,
    before: both(asMember, never(QNA)),
  },
  {
    name: 'my inquiries that cannot load',
    like: 'FAQ that cannot load',
    path: LIST,
    before: both(asMember, fail(QNA)),
    after: seesFailure,
  },
  {
    name: 'my inquiry, with a photo and without an answer',
    path: '/member/qna?idx=10001',
    before: both(asMember, picture, answer(QNA_ONE, inquiry)),
    after: sees('이 화면에 답변을 올립니다.'),
  },
  {
    name: 'my inquiry, to be deleted',
    path: '/member/qna?idx=10001',
    before: both(asMember, picture, answer(QNA_ONE, inquiry)),
    after: async (page: Page) => {
      await presses('문의 지우기')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'an inquiry that is not mine',
    path: '/member/qna?idx=1',
    before: asMember,
    after: sees('문의 내역이 없습니다.'),
  },
  {
    name: 'my voices between two days',
    path: '/member/member_voc?fromDate=2026-11-01&toDate=2026-11-30',
    before: both(asMember, answer(VOC, { ...listOf(voice), leftToday: 3 })),
    after: sees('고르신 날에 접수한 글'),
  },
  {
    name: 'my voices, the calendar of a day',
    path: '/member/member_voc?fromDate=2026-11-01',
    before: both(asMember, answer(VOC, { ...listOf(voice), leftToday: 3 })),
    after: both(presses('시작하는 날'), sees('화살표 키로')),
  },
  {
    name: 'no voices',
    path: '/member/member_voc?type=sinmungo',
    before: both(asMember, answer(VOC, { ...listOf(), leftToday: 3 })),
    after: sees('내역이 없습니다.'),
  },
  {
    name: 'my voice with its answer',
    path: '/member/voc?idx=20001',
    before: both(asMember, answer(VOC_ONE, voice)),
    after: sees('2026.11.24(화) 답변'),
  },
  {
    name: 'voices that cannot load',
    like: 'FAQ that cannot load',
    path: '/member/member_voc',
    before: both(asMember, fail(VOC)),
    after: seesFailure,
  },
  {
    name: 'a voice that is not mine',
    path: '/member/voc?idx=1',
    before: both(asMember, refuse(VOC_ONE, 'ERR_NOT_FOUND')),
    after: sees('내역이 없습니다.'),
  },
  {
    name: 'points, with what expires',
    path: '/member/member_point',
    before: points,
    after: async (page: Page) => {
      await page.getByText('90일 안에 사라질 포인트 보기').click();
      await page.getByText('생일 축하').waitFor();
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'no points, and a total that cannot load',
    path: '/member/member_point?type=USE',
    before: both(points, answer(POINTS, listOf()), fail(TOTAL)),
    after: sees('포인트를 가져오지 못했습니다.'),
  },
  { name: 'the password before my data', path: INFO, before: info, after: settled },
  {
    name: 'a wrong password',
    path: INFO,
    before: both(info, refuse('/api/member/checkPassword', 'ERR_MS_8025')),
    async after(page: Page) {
      await says(page, 'x');
      await sees(errors.ERR_MS_8025.message)(page);
    },
  },
  {
    name: 'a password that was not checked',
    path: INFO,
    before: both(info, fail('/api/member/checkPassword')),
    async after(page: Page) {
      await says(page, 'x');
      await page.getByText('확인하지 못했습니다.').waitFor();
    },
  },
  {
    name: 'a password that has lapsed',
    path: INFO,
    before: info,
    async after(page: Page) {
      await settled(page);
      await page.evaluate(shortenLongWaits);
      await entered(page);
      await sees('회원 정보를 닫았습니다.')(page);
    },
  },
  { name: 'my data', path: INFO, before: info, after: entered },
  {
    name: 'my data with an e-mail address that is none',
    path: INFO,
    before: info,
    async after(page: Page) {
      await entered(page);
      await page.getByLabel('이메일 주소').fill('haneul@');
      await page.getByRole('button', { name: '이메일 저장하기' }).click();
      await sees('name@example.com 같은 형식')(page);
    },
  },
  {
    name: 'leaving, with what stands in the way',
    path: INFO,
    before: both(
      info,
      answer(OUT, {
        possible: false,
        reasons: [
          { is: 'orders', text: '끝나지 않은 접수가 2건 있습니다.' },
          { is: 'corporate', text: '법인 회원은 전화로 탈퇴하실 수 있습니다.' },
        ],
        points: 0,
      }),
    ),
    async after(page: Page) {
      await leaving(page);
      await page.getByText('아직 탈퇴하실 수 없습니다').waitFor();
    },
  },
  {
    name: 'leaving, nothing entered',
    path: INFO,
    before: both(info, answer(OUT, { possible: true, reasons: [], points: 20_000 })),
    async after(page: Page) {
      await leaving(page);
      await page.getByRole('button', { name: '탈퇴하기' }).click();
      await sees('비밀번호를 입력해 주세요.')(page);
    },
  },
];
