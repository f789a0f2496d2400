import styled from '@emotion/styled';
import { mayHaveCashReceipt, payMethods as ways, type PayMethod } from '@portal/contract';
import { formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import {
  aboveActionBar,
  ActionBar,
  Button,
  Card,
  CheckBox,
  ChoiceCards,
  LinkButton,
  Stack,
  Text,
} from '@portal/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { ReceiptFields } from '../../receipt/ReceiptFields.tsx';
import { useReceipt } from '../../receipt/use-receipt.ts';
import { leaveFromResult } from '../../provider/leaving.ts';
import { useProvider, type Frozen } from '../../provider/use-provider.ts';
import { Begun, type BegunPayment } from './Begun.tsx';
import { NotStarted } from './NotStarted.tsx';
import { PaySheet } from './PaySheet.tsx';
import { WayNote } from './WayNote.tsx';

const Fields = styled(Stack)(aboveActionBar);
const Bar = styled(ActionBar)`
  > button {
    width: 100%;
    font-size: 1.06rem;
    font-variant-numeric: tabular-nums;
  }
`;

const AGREE = '결제하실 내용과 금액을 확인해 주세요.';

/**
 * How to pay, and the one button that does it. The server freezes the amount: it refuses to start if the amount on
 * the button differs.
 */
export function PayForm(props: {
  /** The lines of what is paid for. */
  lines: ReactNode;
  /** What the customer decides before choosing how to pay. */
  children: ReactNode;
  payable: number;
  /** The service of the request that is paid for; null for bills. */
  service: string | null;
  /** Whether an entry prevents the payment; the button then leads to its field. */
  wrong: boolean;
  payMethods: readonly PayMethod[];
  /** The way that was chosen before. */
  lastMethod: PayMethod | undefined;
  /** An earlier, unfinished payment of the same. */
  begun?: BegunPayment;
  freeze(payMethod: PayMethod): Promise<Frozen>;
  /** Completes a payment that points cover completely, without the provider. */
  complete?: { label: string; busy: boolean; send(): void } | undefined;
}) {
  const {
    lines,
    children,
    payable,
    service,
    wrong,
    payMethods,
    lastMethod,
    begun,
    freeze,
    complete,
  } = props;
  const { navigate, showTerms } = useHost();
  const [payMethod, setPayMethod] = useState(
    payMethods.find((way) => way === lastMethod) ?? payMethods[0],
  );
  const [agreed, setAgreed] = useState(false);
  const [tries, setTries] = useState(0);
  const [gone, setGone] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { start, busy, failed, blocked } = useProvider();
  const isFree = payable === 0 && complete !== undefined;
  const receipt = useReceipt(!isFree && payMethod !== undefined && mayHaveCashReceipt(payMethod));
  const mayPay =
    agreed && !wrong && receipt.problem === null && (isFree || payMethod !== undefined);

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus();
  }, [tries]);

  const pay = (here?: boolean) => {
    if (!mayPay || busy || complete?.busy) return setTries((n) => n + 1);
    if (isFree) return complete.send();
    if (payMethod === undefined) return;
    const go = ({ moid }: Frozen, leave: (() => void) | null) => {
      setGone(true);
      if (leave) leaveFromResult(moid, leave);
      navigate(paths.paymentResult({ moid }), { replace: true });
    };
    const freezeAll = async () => {
      const frozen = await freeze(payMethod);
      await receipt.ask(frozen.moid);
      return frozen;
    };
    void start(freezeAll, go, here);
  };
  const isBusy = isFree ? complete.busy : busy;
  return (
    // Enter must not pay: only the button does.
    <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
      {begun && !busy && !gone && <Begun begun={begun} />}
      <PaySheet lines={lines}>
        <Fields gap={32}>
          {children}
          {!isFree && (
            <ChoiceCards
              label="결제 수단"
              name="payMethod"
              wide
              value={payMethod ?? ''}
              options={payMethods.map((value) => ({
                value,
                label: ways[value].name,
                note: ways[value].hint,
              }))}
              onChange={(value) => setPayMethod(value as PayMethod)}
            />
          )}
          {!isFree && payMethod !== undefined && (
            <WayNote payMethod={payMethod} service={service} payable={payable} />
          )}
          {receipt.isOffered && <ReceiptFields receipt={receipt} isWrong={tries > 0} mayRefuse />}
          <Card small as="div">
            <CheckBox
              name="consentPay"
              label="(필수) 결제하실 내용과 금액을 확인했고, 결제에 동의합니다."
              checked={agreed}
              error={tries > 0 && !agreed ? AGREE : undefined}
              onChange={setAgreed}
            />
            <LinkButton type="button" onClick={() => showTerms('terms')}>
              이용약관 전문 보기
            </LinkButton>
          </Card>
          {failed && <NotStarted {...failed} />}
          <Bar>
            <Button
              look="primary"
              aria-busy={isBusy || undefined}
              aria-disabled={isBusy || undefined}
              onClick={() => pay()}
            >
              {isBusy
                ? '결제를 준비하고 있습니다'
                : isFree
                  ? complete.label
                  : payable > 0
                    ? `${formatWon(payable)} 결제하기`
                    : '결제하기'}
            </Button>
            {blocked && !isFree && (
              <Button onClick={() => pay(true)}>새 창 없이 이 화면에서 결제하기</Button>
            )}
          </Bar>
          {!isFree && (
            <Text size="small" tone="text-second">
              카드사와 은행의 화면에서 결제를 마치실 때까지 돈이 나가지 않습니다. 카드 번호와 계좌
              번호는 이 화면에 저장되지 않습니다.
            </Text>
          )}
        </Fields>
      </PaySheet>
    </form>
  );
}
