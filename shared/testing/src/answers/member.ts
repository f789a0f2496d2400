import type { AnswerOf, readOverview, readPersonal } from '@portal/contract';

type NextVisit = NonNullable<AnswerOf<typeof readOverview>['visit']>;

/** A repair with an engineer assigned. */
export const repair: Omit<NextVisit, 'late'> = {
  ordNbr: '20260001',
  service: 'after',
  orderType: 'after',
  status: 'ENGINEER',
  statusName: '기사배정',
  goodsName: '편안 정수기',
  product: 'w',
  receivedOn: '2026-11-20',
  visitOn: '2026-11-26',
  payable: 0,
};
/** The same as an overview's next visit. */
export const nextVisit: NextVisit = { ...repair, late: false };

/** The overview of a member with nothing planned and nothing to do. */
export const quietOverview: AnswerOf<typeof readOverview> = {
  unavailable: [],
  visit: null,
  delivery: null,
  toConfirm: [],
  toSendAgain: [],
  showroom: null,
  withdrawal: null,
  points: { total: 0, expiring: 0, expiresOn: null },
  unpaid: { orders: [], bills: { count: 0, amount: 0 } },
  inquiries: 0,
  drafts: [],
};

export const personal: AnswerOf<typeof readPersonal> = {
  userName: '김하늘',
  userPhone: '01000001001',
  userEmail: 'haneul@hangyeol.example',
  birthDay: '1962-03-14',
  gender: 'F',
  marketingAgree: true,
  corporate: false,
  address: { zonecode: '06236', addr: '서울 강남구 테헤란로 152', addrDetail: '3층' },
  passwordUrl: 'https://member.example/password',
};
