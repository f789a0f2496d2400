import { BANK_TRANSFER, CREDIT_CARD, paymentUpdateOf } from '@portal/contract';
import { Form, type ViewOf } from '@portal/form';
import { formatDay } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import { Button, ButtonLink, Notice, Text } from '@portal/ui';
import { BeforeAfter } from '../../contract/BeforeAfter.tsx';
import { Each } from '../../contract/Each.tsx';
import { wayOf } from '../../contract/way.ts';
import {
  bank,
  bankFormOf,
  cardCompany,
  cardFormOf,
  otherCardFormOf,
  type BankForm,
  type CardForm,
} from './forms.tsx';
import { DUE_TODAY, type PaymentInfo } from './NewWay.tsx';

/** The current and the new method side by side, and when the new one starts. */
function Compared(props: { info: PaymentInfo; after: string; chosen: readonly string[] }) {
  const { info, after, chosen } = props;
  const others = info.others.filter(({ custCode }) => chosen.includes(custCode));
  return (
    <div>
      <BeforeAfter
        before={{ label: '지금', value: wayOf(info.payment) }}
        after={{ label: '새로', value: after }}
      />
      <Text bold top={12}>
        {info.dueToday && DUE_TODAY}
        {formatDay(info.next.day)} 출금부터 새 결제 수단에서 나갑니다. 지금 나가는 돈은 없습니다.
      </Text>
      {others.length > 0 && (
        <>
          <Text as="h3" size="row" bold top={24} bottom={12}>
            함께 바꾸시는 계약
          </Text>
          <Each
            contracts={others.map((one) => ({
              ...one,
              text: `지금 ${wayOf(one.payment)}. ${one.dueToday ? DUE_TODAY : ''}${formatDay(one.next.day)} 출금부터 새 결제 수단에서 나갑니다.`,
            }))}
          />
        </>
      )}
    </div>
  );
}

const lastOf = (number: string) => `**** ${number.replace(/\D/g, '').slice(-4)}`;

/** The form that a company signs and photographs, with its bankbook. */
function Documents() {
  const { data, error, refetch } = useAnswer(api.readWithdrawalForm, {});
  return (
    <>
      <p>
        법인 계좌는 도장을 찍은 출금 신청서와 법인 통장 사본이 있어야 합니다. 신청서를 받아 도장을
        찍고, 두 서류를 저마다의 자리에 사진이나 PDF로 올려 주세요.
      </p>
      {error ? (
        <Notice role="alert">
          <p>출금 신청서를 가져오지 못했습니다.</p>
          <Button onClick={refetch}>다시 시도</Button>
        </Notice>
      ) : (
        data && (
          <p>
            <ButtonLink href={data.url} download={data.name}>
              출금 신청서 받기 (PDF)
            </ButtonLink>
          </p>
        )
      )}
    </>
  );
}

/** The steps to a contract's new card or account, by the call that receives them (specification, 4). */
export function MethodForm(props: { info: PaymentInfo; to: 'card' | 'bank'; asked: number }) {
  const { info, to, asked } = props;
  const aboveBank = {
    documents: Documents,
    check: ({ draft }: ViewOf<BankForm, 'check'>) => (
      <Compared
        info={info}
        chosen={draft.others}
        after={`${BANK_TRANSFER} ${bank.useName(draft.bankCd)} ${lastOf(draft.accountNo)}`}
      />
    ),
  };
  const aboveCard = {
    check: ({ draft }: ViewOf<CardForm, 'check'>) => (
      <Compared
        info={info}
        chosen={draft.others}
        after={`${CREDIT_CARD} ${cardCompany.useName(draft.cardCd)} ${lastOf(draft.cardNo)}`}
      />
    ),
  };
  switch (paymentUpdateOf(to, info.payment)) {
    case 'updateCardToCms':
      return <Form definition={bankFormOf(info)} asked={asked} above={aboveBank} />;
    case 'updateCardInfo':
      return <Form definition={otherCardFormOf(info)} asked={asked} above={aboveCard} />;
    case 'updateCmsToCard':
      return <Form definition={cardFormOf(info)} asked={asked} above={aboveCard} />;
  }
}
