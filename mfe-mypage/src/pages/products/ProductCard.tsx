import styled from '@emotion/styled';
import { coverageOf, orderKindNames, type Usage } from '@portal/contract';
import { formatDay, formatFarDay, formatWon } from '@portal/format';
import { Facts, media, ProductPicture, type Fact, unbroken } from '@portal/ui';
import { CanDo } from './CanDo.tsx';

const Card = styled.li`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  grid-template-rows: auto 1fr;
  gap: 4px 40px;
  padding: 28px 32px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  > svg {
    grid-row: 1 / span 2;
  }
  h2 {
    font-size: var(--h4);
  }
  p {
    color: var(--text-second);
  }
  ${media.mobile} {
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 8px 16px;
    align-items: center;
    padding: 20px;
    > svg {
      grid-row: 1;
    }
    > div:last-child {
      grid-column: 1 / -1;
    }
  }
`;

const until = ({ until: day, daysLeft }: { until: string; daysLeft: number }) =>
  daysLeft > 0 ? `${formatFarDay(day)}까지` : `${formatFarDay(day)}에 끝났습니다`;

/** @param unknown whether the contracts could not be loaded */
function contractOf({ contract, contractHolder, orderKind }: Usage, unknown: boolean) {
  if (contract) return until(contract);
  if (orderKind === '0') return null;
  if (!contractHolder) return '다른 분의 이름으로 계약되어 있습니다';
  return unknown ? '지금 확인할 수 없습니다' : null;
}

/** @param said another card already shows the fee of this contract */
function feeOf({ contract }: Usage, said: boolean): Fact[] {
  if (!contract) return [];
  if (said) return [['요금', '위에 있는 제품과 함께 냅니다']];
  const { payDay, monthly, products, withdrawOn } = contract;
  return [
    ['요금', `매달 ${payDay}일 ${formatWon(monthly)}`],
    ['요금에 든 제품', products > 1 ? `${products}대` : null],
    ['다음 출금', formatDay(withdrawOn)],
  ];
}

/** A product with its data in one line each, and what the member can do with it. */
export function ProductCard(props: {
  usage: Usage;
  /** Different from those of the other products. */
  name: string;
  contractsUnknown: boolean;
  /** A card above is of the same contract, and tells its fee. */
  contractSaid: boolean;
  onHandedOver(): void;
}) {
  const { usage, name, contractsUnknown, contractSaid } = props;
  const { product, goodsName, goodsCd, serialNo, place, orderKind, care } = usage;
  const covered = coverageOf(usage).by === 'contract';
  return (
    <Card>
      <ProductPicture product={product === 'c' ? 'o' : product} />
      <div>
        <h2>{unbroken(goodsName)}</h2>
        <p>{orderKindNames[orderKind]}</p>
      </div>
      <div>
        <Facts
          plain
          top={12}
          facts={[
            // Most names end with the model.
            ['모델', goodsName.includes(goodsCd) ? null : goodsCd],
            ['시리얼 번호', serialNo ?? '등록되지 않음'],
            ['설치한 곳', place && `${place.addr} ${place.addrDetail}`.trim()],
            ['무상 보증', covered ? '계약 기간 동안' : until(usage.warranty)],
            ['계약', contractOf(usage, contractsUnknown)],
            ...feeOf(usage, contractSaid),
            ['다음 점검', care && formatDay(care.nextOn)],
          ]}
        />
        <CanDo usage={usage} name={name} onHandedOver={props.onHandedOver} />
      </div>
    </Card>
  );
}
