import { payMethods, type PaymentResult } from '@portal/contract';
import { formatInstant } from '@portal/format';
import { useHost } from '@portal/host';
import { Card, Facts, Text } from '@portal/ui';
import { Lines } from '../../payment/Lines.ts';

export function Receipt({ payment }: { payment: PaymentResult }) {
  const { company } = useHost();
  const { moid, amount, payMethod, paidAt, approvalNo, approvedBy, lines } = payment;
  const { legalName, representative, businessNumber, address, phones } = company;
  return (
    <Card max={720} top={48} aria-label="영수증">
      <Text as="h2" size="h4" bottom={16}>
        영수증
      </Text>
      <Facts
        plain
        bottom={24}
        facts={[
          ['결제 번호', moid],
          ['결제한 때', paidAt && formatInstant(paidAt)],
          ['결제 수단', [payMethods[payMethod].name, approvedBy].filter(Boolean).join(' · ')],
          ['승인 번호', approvalNo],
        ]}
      />
      <Lines rows={lines} total={{ label: '결제 금액', amount }} />
      <Text size="small" tone="text-second" top={24}>
        {legalName} · 대표 {representative} · 사업자등록번호 {businessNumber}
        <br />
        {address} · {phones.main}
      </Text>
    </Card>
  );
}
