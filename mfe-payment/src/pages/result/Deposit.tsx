import { cashReceiptKinds, type PaymentResult } from '@portal/contract';
import { calendarFile, entryOfDeposit, formatInstant, formatWon } from '@portal/format';
import { CopyNumber } from '@portal/form';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button, ButtonLink, Facts, SaveButton } from '@portal/ui';
import { Part } from '../../payment/Part.tsx';
import { Ways } from '../../payment/Ways.tsx';
import { useClose } from '../../payment/use-close.ts';

/** The bank account that the customer has to pay into, the amount, and the deadline. */
export function DepositAccount({ payment }: { payment: PaymentResult }) {
  const { amount, deposit, cashReceipt = null } = payment;
  if (deposit === null) return null;
  const { bankName, accountNo, holder, until } = deposit;
  return (
    <Part>
      <h2>입금하실 곳</h2>
      <CopyNumber label={bankName} number={accountNo} />
      <Facts
        plain
        top={24}
        facts={[
          ['예금주', holder],
          ['입금하실 금액', formatWon(amount)],
          ['기한', `${formatInstant(until)}까지`],
          [
            '현금영수증',
            cashReceipt &&
              `${cashReceiptKinds[cashReceipt.kind]} · ${cashReceipt.number} · 입금하시면 발급합니다`,
          ],
        ]}
      />
    </Part>
  );
}

export const DepositNext = () => (
  <Part>
    <h2>앞으로 이렇게 됩니다</h2>
    <ol>
      <li>기한까지 금액을 그대로 입금해 주세요. 금액이 다르면 입금되지 않습니다.</li>
      <li>입금이 확인되면 이 화면이 저절로 바뀝니다.</li>
      <li>기한이 지나면 계좌가 닫혀 결제가 취소됩니다.</li>
    </ol>
  </Part>
);

/** Buttons that save the deadline to a calendar, print the account, and cancel the payment. */
export function Deposit({ payment }: { payment: PaymentResult }) {
  const { dialogs } = useHost();
  const { moid, amount, deposit, goodsName } = payment;
  const { close, closing } = useClose(moid);
  if (deposit === null) return null;
  const { bankName, accountNo, holder, until } = deposit;
  const giveUp = async () => {
    const message =
      '이 계좌로 입금하지 않고 결제를 취소할까요?\n이미 입금하셨다면 취소하지 마시고 잠시 기다려 주세요.';
    if (await dialogs.confirm({ message, yes: '결제 취소하기', no: '그대로 두기' }))
      await close('Y');
  };
  const file = () =>
    calendarFile(
      [
        entryOfDeposit({
          moid,
          goodsName,
          until,
          text: `${bankName} ${accountNo} ${holder}\n${formatWon(amount)}\n${formatInstant(until)}까지`,
        }),
      ],
      new Date(),
    );
  return (
    <Ways>
      <SaveButton name={`${moid}.ics`} type="text/calendar" text={file}>
        기한을 달력에 저장하기
      </SaveButton>
      <Button onClick={() => window.print()}>인쇄하기</Button>
      <Button
        aria-busy={closing || undefined}
        aria-disabled={closing || undefined}
        onClick={() => void giveUp()}
      >
        입금하지 않고 취소하기
      </Button>
      <ButtonLink href={paths.home()}>처음으로</ButtonLink>
    </Ways>
  );
}
