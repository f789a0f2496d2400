import styled from '@emotion/styled';
import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { Icon, Message, Rows, icons } from '@portal/ui';
import { wayOf } from './way.ts';

const Row = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 24px;
  align-items: center;
  min-height: 84px;
  padding: 16px 4px;
  border-bottom: var(--line-width) solid var(--line);
  color: var(--text);
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  &:hover h2 {
    color: var(--primary);
  }
  h2 {
    font-size: 1.06rem;
    font-weight: 600;
  }
  p {
    color: var(--text-second);
    font-size: var(--small);
  }
  em {
    color: var(--danger);
    font-style: normal;
    font-weight: 600;
  }
  svg {
    color: var(--text-second);
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
        picture={<Icon shape={icons.document} size={40} />}
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
