import { services, type ServiceOrder } from '@portal/contract';
import { dayInSeoul, formatDay, formatPhone, windowText } from '@portal/format';
import { photosSent } from '@portal/form';
import { AmountTable, type Fact, Facts, Section } from '@portal/ui';
import { Membership } from './Membership.tsx';

type Place = ServiceOrder['place'];
const placeLine = ({ zonecode, addr, addrDetail }: Place): string =>
  [zonecode && `(${zonecode})`, addr, addrDetail].filter(Boolean).join(' ');
const dayOr = (day: string | null) => day && formatDay(day);

/** Numbers of guests are masked already, and have no more than four digits. */
const phoneOf = ({ phoneNum, masked }: ServiceOrder) => (masked ? phoneNum : formatPhone(phoneNum));

const placeLabel = ({ service, toPlace }: ServiceOrder) =>
  services[service].days === null ? '필터를 받으실 곳' : toPlace ? '회수할 곳' : '방문할 곳';

function factsOf(order: ServiceOrder): Fact[] {
  const { service, place, toPlace, ladder, parts } = order;
  const { days } = services[service];
  return [
    ['제품', order.goodsName],
    ['증상', order.symptom],
    ['내용', order.text],
    ['사진', photosSent(order.photos)],
    ['시트', parts.map(({ goodsName }) => goodsName).join('\n')],
    [placeLabel(order), placeLine(place)],
    ['설치할 곳', toPlace && placeLine(toPlace)],
    [`${days?.first} 날짜`, days && dayOr(order.visitOn)],
    [`${days?.first} 시간`, order.visitWindow && windowText(order.visitWindow)],
    [`${days?.second} 날짜`, days && dayOr(order.secondOn)],
    [`${days?.second} 시간`, order.secondWindow && windowText(order.secondWindow)],
    [
      '사다리차',
      ladder &&
        ([ladder.from && '회수할 곳', ladder.to && '설치할 곳'].filter(Boolean).join(', ') ||
          '필요 없음'),
    ],
    ['연락받으실 분', order.custName],
    ['연락처', phoneOf(order)],
    ['공동현관 비밀번호', order.entrance ?? ''],
    [
      '마케팅 정보 수신',
      order.consentMarketing && (order.consentMarketing === 'Y' ? '동의함' : '동의하지 않음'),
    ],
  ];
}

const totalLabels: Partial<Record<ServiceOrder['payment']['is'], string>> = {
  unpaid: '내실 금액',
  deposit: '입금하실 금액',
  checking: '결제를 확인하고 있는 금액',
};

/** Amounts to pay on site are not in `payable`. Only a request that is not settled yet has an amount to pay. */
function totalOf({ service, status, payment, quote: { total, payable } }: ServiceOrder) {
  if (services[service].paid === 'onSite')
    return { label: status === 'CANCEL' ? '예상 금액' : '방문 때 내실 금액', amount: total };
  if (status === 'CANCEL' && payment.is === 'none')
    return { label: '결제하지 않은 금액', amount: payable };
  const paid = status === 'CANCEL' ? '결제하셨던 금액' : '결제하신 금액';
  return { label: totalLabels[payment.is] ?? paid, amount: payment.amount };
}

const isMonthly = ({ service }: ServiceOrder) => services[service].paid === 'monthly';

/** Everything that was entered, its cost, and what has happened since. */
export function Entered({ order }: { order: ServiceOrder }) {
  const { quote, history } = order;
  return (
    <>
      <Section>
        <h2>신청하신 내용</h2>
        <Facts facts={factsOf(order)} />
      </Section>
      {order.membership && <Membership order={order} standing={order.membership} />}
      {quote.lines.length > 0 && !isMonthly(order) && (
        <Section>
          <h2>비용</h2>
          <AmountTable rows={quote.lines} total={totalOf(order)} />
        </Section>
      )}
      {history.length > 0 && (
        <Section>
          <h2>지난 일</h2>
          <Facts
            facts={history.map(({ at, statusName, note }) => [
              formatDay(dayInSeoul(at)),
              [statusName, note].filter(Boolean).join('\n'),
            ])}
          />
        </Section>
      )}
    </>
  );
}
