import { mayHaveCashReceipt, type PaymentResult } from '@portal/contract';
import styled from '@emotion/styled';
import { isApiError, useHost } from '@portal/host';
import { Button, Notice, Stack } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';
import { Part } from '../payment/Part.tsx';
import { ReceiptFields } from './ReceiptFields.tsx';
import { useReceipt } from './use-receipt.ts';

const OnScreen = styled.div`
  @media print {
    display: none;
  }
`;

const NOT_ASKED = '신청되었는지 확인하지 못했습니다. 다시 눌러 주세요. 두 번 발급되지 않습니다.';

/** Asks for the receipt of a paid payment. */
function Ask({ moid }: { moid: string }) {
  const { dialogs, supportCode } = useHost();
  const receipt = useReceipt(true);
  const [tries, setTries] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.querySelector<HTMLElement>('input[aria-invalid]')?.focus();
  }, [tries]);
  const ask = async () => {
    if (receipt.sending) return;
    if (receipt.problem !== null) return setTries((n) => n + 1);
    try {
      await receipt.ask(moid);
    } catch (error) {
      const failure = isApiError(error) ? error : null;
      if (failure?.code === 'ABORTED') return;
      const said = failure && failure.http < 500 && failure.message;
      await dialogs.alert(said || `${NOT_ASKED}\n지원 번호 ${supportCode(error)}`);
    }
  };
  return (
    <Stack ref={box} gap={16} top={16}>
      <ReceiptFields receipt={receipt} isWrong={tries > 0} />
      <div>
        <Button
          aria-busy={receipt.sending || undefined}
          aria-disabled={receipt.sending || undefined}
          onClick={() => void ask()}
        >
          현금영수증 신청하기
        </Button>
      </div>
    </Stack>
  );
}

/** What the customer can do about the cash receipt of a payment that was made; the receipt itself says how it stands. */
export function CashReceiptPart({ payment }: { payment: PaymentResult }) {
  const { moid, payMethod, refund, cashReceipt = null } = payment;
  const [isOpen, setOpen] = useState(false);
  if (!mayHaveCashReceipt(payMethod) || refund !== null) return null;
  if (cashReceipt?.state === 'asked')
    return (
      <OnScreen role="status">
        <Part>
          <h2>현금영수증</h2>
          <p>
            현금영수증을 발급하고 있습니다. 보통 1분이면 끝나고, 승인 번호가 영수증에 저절로
            나타납니다.
          </p>
        </Part>
      </OnScreen>
    );
  if (cashReceipt !== null && cashReceipt.state !== 'failed') return null;
  return (
    <OnScreen>
      <Part>
        <h2>현금영수증</h2>
        {cashReceipt ? (
          <Notice role="alert">
            <p>{cashReceipt.problem}</p>
          </Notice>
        ) : (
          <p>이 결제는 현금영수증을 신청하지 않으셨습니다.</p>
        )}
        {cashReceipt || isOpen ? (
          <Ask moid={moid} />
        ) : (
          <Stack top={16}>
            <div>
              <Button onClick={() => setOpen(true)}>현금영수증 신청하기</Button>
            </div>
          </Stack>
        )}
      </Part>
    </OnScreen>
  );
}
