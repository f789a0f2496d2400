import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { icons, Icon, Message, RowLink, Rows, Text } from '@portal/ui';
import { wayOf } from './way.ts';

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
          <RowLink href={hrefOf(contract.custCode)}>
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
                    ·{' '}
                    <Text as="strong" size="small" tone="danger" bold>
                      내지 않으신 요금 {formatWon(contract.unpaid)}
                    </Text>
                  </>
                )}
                {contract.changing !== null && ' · 바꾸는 중입니다'}
              </p>
            </div>
            <Icon shape={icons.chevronRight} />
          </RowLink>
        </li>
      ))}
    </Rows>
  );
}
