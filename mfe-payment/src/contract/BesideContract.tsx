import styled from '@emotion/styled';
import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { Card, Facts, Side, SideFirst } from '@portal/ui';
import type { ReactNode } from 'react';
import { wayOf } from './way.ts';

const Columns = styled(SideFirst)`
  > div > section:first-of-type {
    margin-top: 0;
  }
`;

/** A page on which a customer changes a contract: what the contract says now stands beside `children`, on a phone above them. */
export function BesideContract(props: { contract: Contract; children: ReactNode }) {
  const { goodsName, custCode, custName, monthly, payDay, payment } = props.contract;
  return (
    <Columns>
      <Side>
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
      </Side>
      <div>{props.children}</div>
    </Columns>
  );
}
