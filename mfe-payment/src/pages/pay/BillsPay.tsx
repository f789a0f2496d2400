import {
  goodsLists,
  mayPayBills,
  type AnswerOf,
  type Bill,
  type listBills,
  type PayMethod,
} from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { paths } from '@portal/paths';
import { ButtonLink, MessagePage, PageHeading, spots } from '@portal/ui';
import { useState } from 'react';
import { Lines } from '../../payment/Lines.ts';
import { BillList, isOpen } from './BillList.tsx';
import { PayForm } from './PayForm.tsx';
import { useFreeze } from './use-freeze.ts';

/** The bills that the newest payment left out; none if it had none of those that can be paid. */
function notChosen(bills: readonly Bill[], last: AnswerOf<typeof listBills>['last']): string[] {
  const payable = bills.filter(isOpen).map(({ goodsIdx }) => goodsIdx);
  const left = payable.filter((idx) => !last?.goodsIdx.includes(idx));
  return left.length < payable.length ? left : [];
}

/** The open bills of the member's contracts; several are paid as one payment. */
export function BillsPay(props: {
  bills: Bill[];
  last: AnswerOf<typeof listBills>['last'];
  payMethods: PayMethod[];
}) {
  const { bills, last, payMethods } = props;
  const [excluded, setExcluded] = useState<readonly string[]>(() => notChosen(bills, last));
  const freeze = useFreeze();
  const chosen = bills.filter((bill) => isOpen(bill) && !excluded.includes(bill.goodsIdx));
  const total = chosen.reduce((sum, { goodsPrice }) => sum + goodsPrice, 0);
  if (bills.length === 0)
    return (
      <MessagePage
        page="요금 납부"
        spot={spots.bill}
        title={fixedTexts.noBills}
        text="밀린 요금이 없습니다. 매달 내시는 요금은 등록하신 결제 수단으로 납부일에 빠져나갑니다."
        actions={
          <>
            <ButtonLink look="primary" href={paths.payments()}>
              결제 내역 보기
            </ButtonLink>
            <ButtonLink href={paths.payMethod()}>결제 수단 보기</ButtonLink>
            <ButtonLink href={paths.payDate()}>납부일 보기</ButtonLink>
          </>
        }
      />
    );
  const list = (
    <BillList
      bills={bills}
      chosen={chosen}
      onChange={(idx, isChosen) =>
        setExcluded((now) => (isChosen ? now.filter((one) => one !== idx) : [...now, idx]))
      }
    />
  );
  return (
    <>
      <PageHeading
        title="요금 납부"
        lead="아직 내지 않으신 요금입니다. 내실 것을 고르시면 한 번에 결제합니다."
      />
      {bills.some(isOpen) ? (
        <PayForm
          lines={
            <Lines rows={[]} total={{ label: `고르신 요금 ${chosen.length}건`, amount: total }} />
          }
          payable={total}
          service={null}
          wrong={chosen.length === 0}
          payMethods={payMethods.filter(mayPayBills)}
          lastMethod={last?.payMethod}
          freeze={async (payMethod) => {
            const goods = chosen.map(({ goodsIdx, goodsPrice }) => ({
              goodsIdx,
              goodsQty: 1,
              goodsPrice,
              goodsPoint: 0,
            }));
            const { moid, amount } = await freeze({
              jobKind: 'bill',
              ...goodsLists(goods),
              payMethod,
              consentPay: 'Y',
            });
            return { moid, amount, jobKind: 'bill' };
          }}
        >
          {list}
        </PayForm>
      ) : (
        list
      )}
    </>
  );
}
