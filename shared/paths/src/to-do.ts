import { serviceNames } from '@portal/contract';
import { formatDay, formatWon, orderPaymentText, spokenHour } from '@portal/format';
import * as paths from './paths.ts';
import { deliveryHref, type Line, type Overview } from './to-come.ts';
import { wayToPayment } from './way-to-payment.ts';

/** A form that was begun and not sent; `elsewhere` if it was written on another device, at `savedAt`. */
interface BegunForm {
  title: string;
  href: string;
  elsewhere?: boolean;
  savedAt?: string;
}

/**
 * What waits for the member: payments first, then days of installation to confirm and registrations to send again, then
 * forms not sent yet, then inquiries without an answer.
 */
export function toDo(overview: Overview, drafts: readonly BegunForm[]): Line[] {
  const { unpaid, inquiries, toConfirm = [], toSendAgain = [] } = overview;
  const { orders, bills } = unpaid;
  return [
    ...orders.map((order) => ({
      label: orderPaymentText(order.payment) ?? '',
      text: `${order.goodsName} ${serviceNames[order.service]} · 접수 번호 ${order.ordNbr}`,
      href: wayToPayment(order)?.href ?? paths.payment({ ordNbr: order.ordNbr }),
    })),
    ...(bills.count > 0
      ? [
          {
            label: `내지 않으신 요금 ${formatWon(bills.amount)}`,
            text: `${bills.count}건을 한 번에 내실 수 있습니다.`,
            href: paths.payment(),
          },
        ]
      : []),
    ...toConfirm.map(({ installOn, goodsName, orderKind, orderNo }) => ({
      label: `${formatDay(installOn)} 설치일을 확정해 주세요`,
      text: goodsName,
      href: deliveryHref(orderKind, orderNo),
    })),
    ...toSendAgain.map(({ bbsIdx, goodsName }) => ({
      label: '정품 등록을 고쳐서 다시 보내 주세요',
      text: `${goodsName} · 등록하지 못했습니다. 이유를 확인해 주세요.`,
      href: paths.memberRegistration({ idx: bbsIdx }),
    })),
    ...drafts.map(({ title, href, elsewhere, savedAt }) => ({
      label: `쓰시던 ${title}`,
      text: `${
        elsewhere && savedAt
          ? `${spokenHour(savedAt)}에 다른 기기에서 쓰시던 내용입니다.`
          : '보내지 않으신 내용이 남아 있습니다.'
      } 이어서 쓰실 수 있습니다.`,
      href,
    })),
    ...(inquiries > 0
      ? [
          {
            label: `답변을 기다리는 문의 ${inquiries}건`,
            text: '답변이 오면 여기에서 보실 수 있습니다.',
            href: paths.memberInquiries({ state: '0' }),
          },
        ]
      : []),
  ];
}
