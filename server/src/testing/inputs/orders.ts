import {
  listOwnedProducts,
  fileOrder,
  services,
  type fileMembership,
  type fileRelocation,
  type fileRepair,
  type fileSeatReplacement,
  type InputOf,
  type OrderReceipt,
  type ServiceKind,
} from '@portal/contract';
import type { Browser } from '../browser.ts';

const place = { zonecode: '04524', addr: '서울 중구 나리대로 110', addrDetail: '3층' };
const toPlace = { toZonecode: '63309', toAddr: '제주특별자치도 제주시 첨단로 242' };

/** The number of one of the member's products, by its model. */
export async function productIdxOf(own: Browser, goodsCd: string): Promise<string> {
  const { productList } = await own.call(listOwnedProducts, {});
  return productList.find((one) => one.goodsCd === goodsCd)?.productIdx ?? '0';
}

type Relocation = InputOf<typeof fileRelocation>;

/** Valid requests but for the product, for a day in November 2026, with some fields changed. */
export const anAfterService = (
  productIdx: string,
  change: Partial<InputOf<typeof fileRepair>> = {},
): InputOf<typeof fileRepair> => ({
  ...place,
  productIdx,
  visitOn: '2026-11-24',
  symptom: 'power',
  text: '전원이 켜지지 않습니다.',
  consentPrivacy: 'Y',
  consentMarketing: 'Y',
  ...change,
});

export const aReplacement = (
  productIdx: string,
  change: Partial<InputOf<typeof fileSeatReplacement>> = {},
): InputOf<typeof fileSeatReplacement> => ({
  ...place,
  productIdx,
  visitOn: '2026-12-01',
  goodsIdx: ['head'],
  consentPrivacy: 'Y',
  ...change,
});

export const aTransfer = (
  productIdx: string,
  change: Partial<Extract<Relocation, { service: 'transfer' }>> = {},
): Relocation => ({
  ...place,
  ...toPlace,
  service: 'transfer',
  productIdx,
  visitOn: '2026-11-24',
  secondOn: '2026-12-01',
  consentPrivacy: 'Y',
  consentMarketing: 'Y',
  ...change,
});

export const anAssembly = (
  productIdx: string,
  change: Partial<Extract<Relocation, { service: 'assemble_disassemble' }>> = {},
): Relocation => ({
  ...place,
  service: 'assemble_disassemble',
  productIdx,
  visitOn: '2026-12-01',
  secondOn: '2026-12-02',
  consentPrivacy: 'Y',
  ...change,
});

export const aMembership = (
  productIdx: string,
  change: Partial<InputOf<typeof fileMembership>> = {},
): InputOf<typeof fileMembership> => ({
  ...place,
  productIdx,
  terms: 1,
  consentPrivacy: 'Y',
  ...change,
});

const requests: Partial<Record<ServiceKind, (productIdx: string) => object>> = {
  after: anAfterService,
  seat: aReplacement,
  transfer: aTransfer,
  assemble_disassemble: anAssembly,
  w_filter: aMembership,
};

/** A valid request of any service but for the product: what all of them ask for, or what the service has above. */
export const aRequest = (service: ServiceKind, productIdx: string): Record<string, unknown> => ({
  ...(requests[service]?.(productIdx) ?? {
    ...place,
    productIdx,
    visitOn: '2026-12-01',
    secondOn: '2026-12-08',
    consentPrivacy: 'Y',
  }),
});

/** The number of one of 김하늘's products that a service is for. */
export const productFor = (own: Browser, service: ServiceKind): Promise<string> =>
  productIdxOf(own, services[service].products[0] === 'w' ? 'HW-310' : 'HB-700');

/** Files a request of a service for the products of 김하늘. */
export async function fileOne(
  own: Browser,
  service: ServiceKind,
  key?: string,
): Promise<OrderReceipt> {
  const options = key === undefined ? {} : { key };
  const request = aRequest(service, await productFor(own, service));
  return own.call(fileOrder[service], request, options);
}
