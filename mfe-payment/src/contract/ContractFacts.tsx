import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { Card, Facts } from '@portal/ui';
import { wayOf } from './way.ts';

export function ContractFacts({ contract }: { contract: Contract }) {
  const { goodsName, custCode, custName, monthly, payDay, payment } = contract;
  return (
    <Card as="div" max={720}>
      <Facts
        plain
        facts={[
          ['제품', goodsName],
          ['계약', `${custName} · ${custCode}`],
          ['매달 내시는 요금', formatWon(monthly)],
          ['지금 납부일', `매달 ${payDay}일`],
          ['지금 결제 수단', wayOf(payment)],
        ]}
      />
    </Card>
  );
}
