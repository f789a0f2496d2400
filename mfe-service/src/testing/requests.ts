import type { Answers, renderPage } from '@portal/testing/page';
import { membership, owned, price, receipt, serviceDays, fromTo } from './answers.ts';
import { decide, goTo, membershipTerms, privacy } from './form.ts';

type Page = Awaited<ReturnType<typeof renderPage>>;

/** A request's form, as a customer with one product of each group fills it in. */
export interface Request {
  path: string;
  /** The call that the form sends the request with. */
  sends: 'saveAfterService' | 'orderReplacement' | 'orderRelocation' | 'joinFilterMembership';
  /** The API's answers. */
  answers: Answers;
  /** Choices in each step up to the check page, with the title of the next step. */
  steps: readonly {
    decisions: Parameters<typeof decide>[1][];
    next: string;
  }[];
  /** Index of the step that asks for the product. */
  productAt: number;
  /** Title of the step that asks for a place, and the label of that place. */
  place: { step: string; label: string };
}

const found = (label: string) => ['button', `${label} 주소 찾기`] as const;
const day = ['button', '2026.11.26(목)'] as const;
const dayOf = (what: string) => [...day, `${what}할 날짜`] as const;
const purifier = ['radio', /편안 정수기/] as const;
const contact = { decisions: [privacy], next: '내용 확인' };
const common: Answers = {
  myAllProductList: { productList: owned },
  erpHoliday: serviceDays,
  priceRange: fromTo(50000, 190000),
  pointTotal: { total: 0 },
  sameOrder: { order: null },
};

/** The five requests, by the API's names. */
export const requests: Readonly<
  Record<'after' | 'seat' | 'transfer' | 'assemble_disassemble' | 'w_filter', Request>
> = {
  after: {
    path: '/service/service_after',
    sends: 'saveAfterService',
    answers: {
      ...common,
      faqList: { list: [], total: 0, curPage: 1, pageSize: 3 },
      afterServicePrice: price(20000, true),
      repairCost: { ...price(20000, true), coverage: { by: null, until: '2026-03-01' } },
      saveAfterService: receipt,
    },
    steps: [
      {
        decisions: [
          ['radio', '정수기'],
          ['radio', '물이 새요'],
        ],
        next: '제품과 상태',
      },
      { decisions: [purifier], next: '방문할 곳과 날짜' },
      { decisions: [found('방문할 곳'), day], next: '연락처와 동의, 비용' },
      contact,
    ],
    productAt: 1,
    place: { step: '방문할 곳과 날짜', label: '방문할 곳' },
  },
  seat: {
    path: '/service/service_seat',
    sends: 'orderReplacement',
    answers: {
      ...common,
      materials: {
        list: [
          { goodsIdx: 'back', code: 'back', goodsName: '등 시트', side: null, goodsPrice: 220000 },
        ],
        discountRate: 5,
        checkReplacement: 'Y',
        goodsName: '편안 안마의자',
        visitFee: 30000,
      },
      orderReplacement: { ...receipt, service: 'seat', orderType: '8', status: 'WAIT' },
    },
    steps: [
      { decisions: [['radio', /편안 안마의자/]], next: '교체할 시트' },
      { decisions: [['checkbox', /등 시트/]], next: '방문할 곳과 날짜' },
      { decisions: [found('방문할 곳'), day], next: '연락처와 동의, 비용' },
      contact,
    ],
    productAt: 0,
    place: { step: '방문할 곳과 날짜', label: '방문할 곳' },
  },
  transfer: {
    path: '/service/service_transfer',
    sends: 'orderRelocation',
    answers: {
      ...common,
      transferPrice: { ...price(200000), fromRegion: '11', toRegion: '11' },
      orderRelocation: { ...receipt, service: 'transfer', orderType: '5', status: 'WAIT' },
    },
    steps: [
      { decisions: [['radio', '정수기']], next: '내 제품과 옮길 곳' },
      { decisions: [purifier, found('회수할 곳'), found('설치할 곳')], next: '회수·설치 날짜' },
      { decisions: [dayOf('회수'), dayOf('설치')], next: '연락처와 동의, 비용' },
      contact,
    ],
    productAt: 1,
    place: { step: '내 제품과 옮길 곳', label: '설치할 곳' },
  },
  assemble_disassemble: {
    path: '/service/service_assemble_disassemble',
    sends: 'orderRelocation',
    answers: {
      ...common,
      assemblePrice: price(154000),
      orderRelocation: {
        ...receipt,
        service: 'assemble_disassemble',
        orderType: '6',
        status: 'WAIT',
      },
    },
    steps: [
      { decisions: [['radio', '정수기']], next: '내 제품과 방문할 곳' },
      { decisions: [purifier, found('방문할 곳')], next: '분해·조립 날짜' },
      { decisions: [dayOf('분해'), dayOf('조립')], next: '연락처와 동의, 비용' },
      contact,
    ],
    productAt: 1,
    place: { step: '내 제품과 방문할 곳', label: '방문할 곳' },
  },
  w_filter: {
    path: '/service/service_w_filter',
    sends: 'joinFilterMembership',
    answers: {
      myAllProductList: { productList: owned },
      filterMemberships: {
        purifiers: [
          {
            productIdx: '72',
            goodsName: '편안 정수기',
            refusal: null,
            filters: [{ name: '세디먼트 필터', price: 30000, everyMonths: 4 }],
            example: { months: 4, supplied: 90000, paid: 59600, penalty: 30400 },
          },
        ],
        memberships: [membership],
      },
      joinFilterMembership: {
        ...receipt,
        service: 'w_filter',
        orderType: 'w_filter',
        visitOn: null,
      },
    },
    steps: [
      { decisions: [purifier, ['radio', '24개월']], next: '받으실 곳' },
      { decisions: [found('필터를 받으실 곳')], next: '연락처와 동의' },
      { decisions: [membershipTerms, privacy], next: '내용 확인' },
    ],
    productAt: 0,
    place: { step: '받으실 곳', label: '필터를 받으실 곳' },
  },
};

/** Fills in the steps from `from` to before `to`, counted from 0. */
export async function walk(page: Page, { steps }: Request, from = 0, to = steps.length) {
  for (const { decisions, next } of steps.slice(from, to)) {
    await decide(page, ...decisions);
    await goTo(page, next);
  }
}
