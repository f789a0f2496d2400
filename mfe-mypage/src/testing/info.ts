import type { AnswerOf, listSessions } from '@portal/contract';
import { personal } from '@portal/testing/member';
import { renderPage, type Answers, type PageOptions } from '@portal/testing/page';
import { people } from '@portal/testing/people';
import { section } from '../routes.tsx';

const session: AnswerOf<typeof listSessions>['list'][number] = {
  sessionId: 'a'.repeat(22),
  device: 'Windows PC의 Chrome',
  since: '2026-11-22T00:00:00Z',
  seenAt: '2026-11-22T01:00:00Z',
  here: true,
};
export const elsewhere = {
  ...session,
  sessionId: 'b'.repeat(22),
  device: 'Android 휴대전화의 Chrome',
  here: false,
};
const user = {
  userIdx: '1001',
  userName: '김하늘',
  certifyState: true,
  isCertify: true,
  marketingAgree: true,
  corporate: false,
};
export const answers: Answers = {
  checkPassword: { matches: true },
  personal,
  sessionList: { list: [session, elsewhere] },
  endSession: { ended: true },
  checkEmail: ({ input }) => input,
  updatePersonal: { user },
  memberOutCheck: { possible: true, reasons: [], points: 20_000 },
  memberOut: { left: true },
};

export const PASSWORD = 'hangyeol#2026';

export const open = (query = '', own: Answers = {}, more: PageOptions = {}) =>
  renderPage(section, `/member/member_info${query}`, {
    answers: { ...answers, ...own },
    session: people.haneul,
    ...more,
  });
export type InfoPage = Awaited<ReturnType<typeof open>>;

/** Enters the password, which opens the member's data. */
export async function enter({ user: customer, findByLabelText, getByRole }: InfoPage) {
  await customer.type(await findByLabelText('비밀번호'), PASSWORD);
  await customer.click(getByRole('button', { name: '비밀번호 확인하기' }));
}

/** The inputs of all calls of one kind that the page has made. */
export const sent = ({ calls }: InfoPage, kind: string) =>
  calls.filter((call) => call.kind === kind).map(({ input }) => input);
