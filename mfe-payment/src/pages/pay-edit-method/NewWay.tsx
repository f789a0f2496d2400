import { CREDIT_CARD, type AnswerOf, type readPaymentMethod } from '@portal/contract';
import { formatDay } from '@portal/format';
import { ButtonLink, Notice } from '@portal/ui';
import { BeforeAfter } from '../../contract/BeforeAfter.tsx';
import { Part } from '../../payment/Part.tsx';
import { Ways } from '../../payment/Ways.tsx';
import { Changing } from '../../contract/Changing.tsx';
import { BesideContract } from '../../contract/BesideContract.tsx';
import { wayOf } from '../../contract/way.ts';
import { paymentPaths } from '../../paths.ts';

/** Said on the day of a withdrawal, which the bank has been asked for already. */
export const DUE_TODAY = '오늘 출금은 지금 결제 수단에서 나갑니다. ';

export type PaymentInfo = AnswerOf<typeof readPaymentMethod>;

export function NewWay({ info }: { info: PaymentInfo }) {
  const { custCode, custName, corporate, payment, beforePayment, changedOn, changing, next } = info;
  const isCard = payment.payMethod === CREDIT_CARD;
  const { payMethod } = paymentPaths;
  return (
    <BesideContract contract={info}>
      {changing !== null ? (
        <Changing changeIdx={changing} />
      ) : (
        <Part>
          <h2>무엇으로 바꾸시겠습니까?</h2>
          <Ways>
            <ButtonLink href={payMethod({ custCode, to: 'card' })}>
              {isCard ? '다른 카드로 바꾸기' : '카드로 바꾸기'}
            </ButtonLink>
            <ButtonLink href={payMethod({ custCode, to: 'bank' })}>
              {isCard ? '계좌로 바꾸기' : '다른 계좌로 바꾸기'}
            </ButtonLink>
          </Ways>
          {info.unpaid > 0 && (
            <Notice role="status">
              <p>
                새 결제 수단은 {formatDay(next.day)} 출금부터 쓰입니다. 내지 않으신 요금은 따로
                납부해 주세요.
              </p>
            </Notice>
          )}
        </Part>
      )}
      <Part>
        <h2>바꾸시기 전에</h2>
        <ul>
          <li>
            카드와 계좌는 계약하신 분(<b>{custName}</b>) 이름이어야 합니다.
          </li>
          <li>
            {info.dueToday && DUE_TODAY}새 결제 수단은 {formatDay(next.day)} 출금부터 쓰입니다.
            바꾸는 동안 나가는 돈은 없습니다.
          </li>
          <li>계좌는 은행에 확인하므로 3분까지 걸릴 수 있습니다.</li>
          {corporate && (
            <li>
              법인 계좌는 도장을 찍은 출금 신청서와 법인 통장 사본이 필요합니다. 신청서는 다음
              화면에서 받으실 수 있습니다.
            </li>
          )}
        </ul>
      </Part>
      {beforePayment && changedOn !== null && (
        <Part>
          <h2>지난번 변경: {formatDay(changedOn)}</h2>
          <BeforeAfter
            before={{ label: '바꾸기 전', value: wayOf(beforePayment) }}
            after={{ label: '지금', value: wayOf(payment) }}
          />
        </Part>
      )}
    </BesideContract>
  );
}
