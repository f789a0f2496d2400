/**
 * The one set of fixture people: demos seed them, tests sign in as them. Every name is made up, every
 * number lies in a range that no line has.
 */
export interface Person {
  /** Member number; null for a guest. */
  userIdx: string | null;
  name: string;
  /** Digits only. */
  phone: string;
  /** What makes this person worth having. */
  note: string;
}

export const people = {
  haneul: {
    userIdx: '1001',
    name: '김하늘',
    phone: '01000001001',
    note: '안마의자와 정수기를 렌탈 중인 회원',
  },
  junho: {
    userIdx: '1002',
    name: '이준호',
    phone: '01000001002',
    note: '모션베드를 구매한 회원',
  },
  seoyeon: {
    userIdx: '1003',
    name: '박서연',
    phone: '01000001003',
    note: '법인 회원',
  },
  minji: {
    userIdx: null,
    name: '최민지',
    phone: '01000002001',
    note: '배송을 조회하는 비회원',
  },
} satisfies Record<string, Person>;
