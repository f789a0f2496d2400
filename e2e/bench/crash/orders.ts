import {
  listServiceDays,
  listOwnedProducts,
  fileMembership,
  fileRelocation,
  fileSeatReplacement,
  fileRepair,
  type InputOf,
} from '@portal/contract';
import type { Customer } from '../customer.ts';

type Filed = Promise<{ code: string; data: { ordNbr: string } }>;

const place = { zonecode: '04524', addr: '서울 중구 나리대로 110', addrDetail: '3층' };
const toPlace = { toZonecode: '04524', toAddr: '서울 중구 나리대로 112', toAddrDetail: '' };

/** The five requests for services, as far as the customer's products allow; each takes a key of its own. */
export async function requestsOf(
  customer: Customer,
): Promise<((idempotencyKey: string) => Filed)[]> {
  const { productList } = (await customer.insist(listOwnedProducts, {})).data;
  const ready = productList.filter(({ verified }) => verified);
  const chair = ready.find(({ goodsCd }) => /^HB-[57]/.test(goodsCd))?.productIdx;
  const purifier = ready.find(({ product }) => product === 'w')?.productIdx;
  const dayFor = async (input: Omit<InputOf<typeof listServiceDays>, 'product'>) =>
    (await customer.insist(listServiceDays, { product: 'bf', ...input })).data.firstOpen ?? '';
  const days = {
    after: await dayFor({ holidayType: 'after' }),
    seat: await dayFor({ holidayType: 'seat' }),
    assembly: await dayFor({ holidayType: 'assemble_disassemble' }),
  };
  const consentPrivacy = 'Y' as const;
  const requests: ((idempotencyKey: string) => Filed)[] = [];
  if (chair !== undefined) {
    const own = (idempotencyKey: string) => ({
      idempotencyKey,
      ...place,
      productIdx: chair,
      consentPrivacy,
    });
    requests.push(
      (idempotencyKey) =>
        customer.insist(fileRepair, {
          ...own(idempotencyKey),
          visitOn: days.after,
          symptom: 'power',
        }),
      (idempotencyKey) =>
        customer.insist(fileSeatReplacement, {
          ...own(idempotencyKey),
          visitOn: days.seat,
          goodsIdx: ['sole-l', 'sole-r'],
        }),
      (idempotencyKey) =>
        customer.insist(fileRelocation, {
          ...own(idempotencyKey),
          ...toPlace,
          service: 'transfer',
          visitOn: days.after,
          secondOn: days.after,
        }),
      (idempotencyKey) =>
        customer.insist(fileRelocation, {
          ...own(idempotencyKey),
          service: 'assemble_disassemble',
          visitOn: days.assembly,
          secondOn: days.assembly,
        }),
    );
  }
  if (purifier !== undefined)
    requests.push((idempotencyKey) => {
      const own = { idempotencyKey, ...place, productIdx: purifier, consentPrivacy };
      return customer.insist(fileMembership, { ...own, terms: 1 });
    });
  return requests;
}
