/**
 * The one set of fixture people: demos seed them, tests sign in as them. All names are invented, and all numbers are
 * in unassigned ranges.
 */
export interface Person {
  /** Customer number; null for a guest, and for a member who has none yet. */
  userIdx: string | null;
  name: string;
  /** Digits only. */
  phone: string;
  /** At the membership service; null for a guest. */
  account: Account | null;
  /** What this person is useful for. */
  note: string;
}

export interface Account {
  /** Signs in with `DEMO_PASSWORD`. */
  loginId: string;
  email: string;
  /** `1962-03-14`. */
  birthDay: string;
  gender: 'M' | 'F';
  /** The identity provider's id of this person; empty for one who never passed the check. */
  ci: string;
  di: string;
  corporate: boolean;
  marketingAgree: boolean;
  /** Whether the person is certified. */
  certifyState: boolean;
  isCertify: boolean;
}

/** Password of every fixture person at the membership sandbox. */
export const DEMO_PASSWORD = 'hangyeol#2026';

/** As long as real ones: CI has 88 characters, DI 64. */
const identityOf = (id: string) => ({
  ci: `CI${id}`.padEnd(86, 'x').concat('=='),
  di: `DI${id}`.padEnd(64, 'x'),
});

const account = (
  loginId: string,
  birthDay: string,
  gender: 'M' | 'F',
  own: Partial<Account> = {},
): Account => ({
  loginId,
  email: `${loginId}@hangyeol.example`,
  birthDay,
  gender,
  ...identityOf(loginId),
  corporate: false,
  marketingAgree: true,
  certifyState: true,
  isCertify: true,
  ...own,
});

export const people = {
  haneul: {
    userIdx: '1001',
    name: '김하늘',
    phone: '01000001001',
    account: account('haneul', '1962-03-14', 'F'),
    note: '안마의자와 정수기를 렌탈 중인 회원',
  },
  junho: {
    userIdx: '1002',
    name: '이준호',
    phone: '01000001002',
    account: account('junho', '1975-11-02', 'M', { marketingAgree: false }),
    note: '모션베드를 구매한 회원',
  },
  seoyeon: {
    userIdx: '1003',
    name: '박서연',
    phone: '01000001003',
    account: account('seoyeon', '1980-06-21', 'F', { corporate: true }),
    note: '법인 회원',
  },
  jiwoo: {
    userIdx: '1004',
    name: '정지우',
    phone: '01000001004',
    account: account('jiwoo', '1990-09-09', 'F', {
      ci: '',
      di: '',
      certifyState: false,
      isCertify: false,
    }),
    note: '본인 확인을 아직 마치지 않은 회원',
  },
  doyun: {
    userIdx: null,
    name: '강도윤',
    phone: '01000001005',
    account: account('doyun', '1988-01-30', 'M'),
    note: '고객 번호가 아직 없는 회원',
  },
  junho2: {
    userIdx: '1006',
    name: '이준호',
    phone: '01000001006',
    account: account('junho2', '1975-11-02', 'M', identityOf('junho')),
    note: '이준호의 두 번째 계정: 같은 사람으로 본인 확인을 마친 회원',
  },
  yuna: {
    userIdx: '1007',
    name: '윤유나',
    phone: '01000001007',
    account: account('yuna', '1984-04-17', 'F'),
    note: '여러 제품을 구매한 회원, 정수기는 가족이 계약',
  },
  sora: {
    userIdx: '1008',
    name: '한소라',
    phone: '01000001008',
    account: account('sora', '1978-08-23', 'F'),
    note: '모든 서비스를 모든 단계로 접수해 둔 회원',
  },
  boram: {
    userIdx: '1009',
    name: '고보람',
    phone: '01000001009',
    account: account('boram', '1969-12-05', 'M'),
    note: '제주 우도에 안마의자가, 제주시에 정수기가 있는 회원',
  },
  minsu: {
    userIdx: '1010',
    name: '한민수',
    phone: '01000001010',
    account: account('minsu', '1959-12-05', 'M'),
    note: '작은 정수기를 렌탈 중인 회원',
  },
  minji: {
    userIdx: null,
    name: '최민지',
    phone: '01000002001',
    account: null,
    note: '배송과, 한소라가 접수해 준 수리를 조회하는 비회원',
  },
} satisfies Record<string, Person>;
