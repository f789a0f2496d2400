import { serviceNames, serviceStages, type ServiceKind } from '@portal/contract';
import { daysBefore } from '../../calendar/clock.ts';
import type { NewRow } from '../../db/tables.ts';
import { nothingElse } from '../../modules/service-order/views/entered.ts';
import { dayOf, rowsOf, type Of } from './rows.ts';

const services = Object.keys(serviceNames) as ServiceKind[];
const place = { zonecode: '05551', addr: '서울 송파구 올림로 300', addrDetail: '101동 1203호' };

/** Requests for services. Most are done, a few wait for their payment, and every tenth spends points. */
export function orderRows({ member, cipher, today, counts }: Of): NewRow<'service_order'>[] {
  const { memberId, name } = member;
  return rowsOf(counts.orders, (i) => {
    const service = services[i % services.length] ?? 'after';
    const last = Object.keys(serviceStages[service]).at(-1) ?? '';
    const isOpen = i % 37 === 0 && service !== 'after' && service !== 'w_filter';
    const day = dayOf(today, i, counts.orders);
    const entered = { ...nothingElse, custName: '김하늘', phoneNum: '01000001001', place };
    const contact = `${memberId} ${i}`;
    return {
      member_id: memberId,
      service,
      product: service === 'w_filter' ? 'w' : 'bf',
      product_idx: i,
      goods_name: `한결 안마의자 ${name}`,
      status: isOpen ? 'WAIT' : last,
      version: 1,
      received_on: day,
      // What waits for its payment must not be overdue: a server would cancel it.
      visit_on: daysBefore(isOpen ? today : day, -3),
      second_on: null,
      entered: cipher.seal('service_order.entered', JSON.stringify(entered)),
      contact: cipher.seal('service_order.contact', contact),
      contact_index: cipher.index('service_order.contact', contact),
      quote: JSON.stringify({ lines: [], total: 100_000, point: 0, payable: isOpen ? 100_000 : 0 }),
      point: i % 10 === 0 ? 100 : 0,
      pay_moid: null,
      held: 0,
      site_type: 'CS',
    };
  });
}

/** Entries of the membership service about points. */
export function pointRows({ member, today, counts }: Of): NewRow<'point_entry'>[] {
  const { userIdx, name } = member;
  return rowsOf(counts.points, (i) => {
    const day = dayOf(today, i, counts.points);
    const isExpired = i % 5 === 4;
    return {
      user_idx: userIdx ?? '',
      entry_no: `p-${i}`,
      type: isExpired ? 'EXPIRED' : 'EARN',
      amount: 10,
      happened_on: day,
      text: `구매 적립 ${name}`,
      expires_on: isExpired ? null : daysBefore(day, -365),
    };
  });
}
