import type { Contract } from '@portal/contract';
import { formatWon } from '@portal/format';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { ButtonLink, Message, RowLink, Rows, Text, spots, unbroken } from '@portal/ui';
import { wayOf } from './way.ts';

export function ContractRows(props: {
  contracts: readonly Contract[];
  hrefOf(custCode: string): string;
}) {
  const { contracts, hrefOf } = props;
  const products = useHost().hrefFor(paths.memberProducts());
  if (contracts.length === 0)
    return (
      <Message
        spot={spots.bill}
        title="내역이 없습니다."
        text="매달 요금을 내시는 계약이 없습니다. 계약은 계약하신 분만 보실 수 있습니다."
        actions={products !== null && <ButtonLink href={products}>내 제품 보기</ButtonLink>}
      />
    );
  return (
    <Rows>
      {contracts.map((contract) => (
        <li key={contract.custCode}>
          <RowLink href={hrefOf(contract.custCode)}>
            <div>
              <h2>{unbroken(contract.goodsName)}</h2>
              <p>
                매달 {contract.payDay}일 · {formatWon(contract.monthly)} ·{' '}
                {unbroken(wayOf(contract.payment))}
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
          </RowLink>
        </li>
      ))}
    </Rows>
  );
}
