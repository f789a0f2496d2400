import styled from '@emotion/styled';
import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { Icon, icons, Message, RowLink, Rows } from '@portal/ui';
import { wayOf } from './way.ts';

const Row = styled(RowLink)`
  em {
    color: var(--danger);
    font-style: normal;
    font-weight: 600;
  }
`;

/** The member's contracts, to choose the one to change. */
export function ContractRows(props: {
  contracts: readonly Contract[];
  hrefOf(custCode: string): string;
}) {
  const { contracts, hrefOf } = props;
  if (contracts.length === 0)
    return (
      <Message
        icon={icons.document}
        title="내역이 없습니다."
        text="매달 요금을 내시는 계약이 없습니다. 계약은 계약하신 분만 보실 수 있습니다."
      />
    );
  return (
    <Rows>
      {contracts.map((contract) => (
        <li key={contract.custCode}>
          <Row href={hrefOf(contract.custCode)}>
            <div>
              <h2>{contract.goodsName}</h2>
              <p>
                매달 {contract.payDay}일 · {formatWon(contract.monthly)} · {wayOf(contract.payment)}
              </p>
              <p>
                계약 번호 {contract.custCode}
                {contract.unpaid > 0 && (
                  <>
                    {' '}
                    · <em>내지 않으신 요금 {formatWon(contract.unpaid)}</em>
                  </>
                )}
                {contract.changing !== null && ' · 바꾸는 중입니다'}
              </p>
            </div>
            <Icon shape={icons.chevronRight} />
          </Row>
        </li>
      ))}
    </Rows>
  );
}
