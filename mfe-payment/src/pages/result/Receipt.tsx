import styled from '@emotion/styled';
import { payMethods, type PaymentResult } from '@portal/contract';
import { formatInstant } from '@portal/format';
import { useHost } from '@portal/host';
import { Card, media, Text } from '@portal/ui';
import { Lines } from '../../payment/Lines.ts';

const Facts = styled.dl`
  margin-bottom: 20px;
  border-bottom: 2px solid var(--text);
  font-variant-numeric: tabular-nums;
  div {
    display: grid;
    grid-template-columns: 7em minmax(0, 1fr);
    gap: 4px 16px;
    padding: 10px 0;
    border-top: var(--line-width) solid var(--line);
  }
  dt {
    color: var(--text-second);
  }
  ${media.mobileLarge} {
    div {
      grid-template-columns: minmax(0, 1fr);
      gap: 0;
    }
    dt {
      font-size: var(--small);
    }
  }
`;

export function Receipt({ payment }: { payment: PaymentResult }) {
  const { company } = useHost();
  const { moid, amount, payMethod, paidAt, approvalNo, approvedBy, lines } = payment;
  const { legalName, representative, businessNumber, address, phones } = company;
  const facts = [
    ['결제 번호', moid],
    ['결제한 때', paidAt && formatInstant(paidAt)],
    ['결제 수단', [payMethods[payMethod].name, approvedBy].filter(Boolean).join(' · ')],
    ['승인 번호', approvalNo],
  ] as const;
  return (
    <Card max={720} top={48} aria-label="영수증">
      <Text as="h2" size="h4" bottom={16}>
        영수증
      </Text>
      <Facts>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Facts>
      <Lines rows={lines} total={{ label: '결제 금액', amount }} />
      <Text size="small" tone="text-second" top={24}>
        {legalName} · 대표 {representative} · 사업자등록번호 {businessNumber}
        <br />
        {address} · {phones.main}
      </Text>
    </Card>
  );
}
