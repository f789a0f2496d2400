import { isVisit, serviceNames, type AnswerOf, type readPayableOrder } from '@portal/contract';
import { orderPaymentText, refundTexts } from '@portal/format';
import { useHost } from '@portal/host';
import { paths, wayToPayment } from '@portal/paths';
import { ButtonLink, icons, type IconShape, Message, MessagePage, PageHeading } from '@portal/ui';

export type PayOrder = AnswerOf<typeof readPayableOrder>;

type NotPayableIs = Exclude<PayOrder['is'], 'payable'>;

/** A link onward, if this release has the page. */
function Way({ href, label }: { href: string; label: string }) {
  const { hrefFor } = useHost();
  return hrefFor(href) && <ButtonLink href={href}>{label}</ButtonLink>;
}

const said = {
  overdue: {
    icon: icons.alert,
    title: '결제하실 수 있는 날이 지났습니다.',
    text: '방문일 전날까지만 결제하실 수 있습니다. 결제되지 않았고, 이 접수는 곧 취소됩니다. 필요하시면 다시 신청해 주세요.',
  },
  paid: {
    icon: icons.check,
    title: '이미 결제하셨습니다.',
    text: '다시 결제하지 않으셔도 됩니다.',
  },
  cancelled: {
    icon: icons.close,
    title: '취소된 접수입니다.',
    text: '결제하실 금액이 없습니다. 필요하시면 다시 신청해 주세요.',
  },
  none: {
    icon: icons.check,
    title: '지금 결제하실 금액이 없습니다.',
    text: '방문한 기사에게 내시거나 매달 내시는 서비스입니다.',
  },
} as const satisfies Record<NotPayableIs, { icon: IconShape; title: string; text: string }>;

/** What the payment says; the order's state says it where nothing was or will be paid. */
function textOf({ is, payment }: PayOrder & { is: NotPayableIs }): string {
  const [first, ...more] =
    is === 'cancelled' ? refundTexts(payment) : is === 'paid' ? [orderPaymentText(payment)] : [];
  if (!first) return said[is].text;
  return is === 'paid' ? `${first}. ${said.paid.text}` : [first, ...more].join(' ');
}

/** An order that cannot be paid now, with links onward. */
export function NotPayable({ order }: { order: PayOrder & { is: NotPayableIs } }) {
  const { ordNbr, service, goodsName, payment } = order;
  const { icon, title } = said[order.is];
  const way = order.is === 'overdue' ? null : wayToPayment(order);
  const { company } = useHost();
  const { main } = company.phones;
  return (
    <>
      <PageHeading
        title="결제하기"
        lead={`${serviceNames[service]} · ${goodsName} · 접수 번호 ${ordNbr}`}
      />
      <Message
        icon={icon}
        title={title}
        text={textOf(order)}
        actions={
          <>
            {(order.is === 'overdue' ||
              (payment.is === 'refundByPhone' && payment.refundTo === null)) && (
              <ButtonLink href={`tel:${main}`} aria-label={`고객센터 ${main} 전화하기`}>
                {main}
              </ButtonLink>
            )}
            {way && (
              <ButtonLink look="primary" href={way.href}>
                {way.label}
              </ButtonLink>
            )}
            {isVisit(service) && (
              <Way href={paths.serviceOrder({ service, id: ordNbr })} label="진행 상황 보기" />
            )}
          </>
        }
      />
    </>
  );
}

/** Shown for an unknown order and for somebody else's, which must look the same. */
export function NoOrder() {
  return (
    <MessagePage
      page="결제하기"
      icon={icons.alert}
      title="결제하실 접수를 찾을 수 없습니다."
      text="접수하신 계정으로 로그인하셨는지 확인해 주세요. 결제된 금액은 없습니다."
      actions={
        <>
          <Way href={paths.serviceOrders()} label="접수 내역 보기" />
          <Way href={paths.payment()} label="요금 납부" />
        </>
      }
    />
  );
}
