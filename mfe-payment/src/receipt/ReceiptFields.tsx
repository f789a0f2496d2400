import { cashReceiptKinds } from '@portal/contract';
import { ChoiceCards, Stack, TextField } from '@portal/ui';
import type { Receipt, ReceiptChoice } from './use-receipt.ts';

const kinds = [
  {
    value: 'income',
    label: cashReceiptKinds.income,
    note: '개인이 연말정산에 씁니다. 휴대전화 번호로 발급합니다.',
  },
  {
    value: 'business',
    label: cashReceiptKinds.business,
    note: '사업자가 비용 처리에 씁니다. 사업자등록번호로 발급합니다.',
  },
];
const none = {
  value: 'none',
  label: '신청하지 않음',
  note: '결제하신 뒤에도 결제 내역에서 신청하실 수 있습니다.',
};

/** What the cash receipt is for, and the number that it is issued for. */
export function ReceiptFields({
  receipt,
  isWrong,
  mayRefuse = false,
}: {
  receipt: Receipt;
  /** Whether to show what is wrong with the number. */
  isWrong: boolean;
  /** Whether the customer may choose none. */
  mayRefuse?: boolean;
}) {
  const { kind, number, problem, choose, type } = receipt;
  const error = isWrong ? (problem ?? undefined) : undefined;
  const field = {
    error,
    value: number,
    onChange: ({ target }: { target: { value: string } }) => type(target.value),
  };
  return (
    <Stack gap={16}>
      <ChoiceCards
        label="현금영수증"
        name="cashReceipt"
        wide
        value={kind}
        options={mayRefuse ? [...kinds, none] : kinds}
        onChange={(value) => choose(value as ReceiptChoice)}
      />
      {kind === 'income' && (
        <TextField
          label="휴대전화 번호"
          name="receiptPhone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
          {...field}
        />
      )}
      {kind === 'business' && (
        <TextField
          label="사업자등록번호"
          name="businessNumber"
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          hint="숫자 10자리입니다. 예: 123-45-67891"
          {...field}
        />
      )}
    </Stack>
  );
}
