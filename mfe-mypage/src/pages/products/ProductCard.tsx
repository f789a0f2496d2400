import styled from '@emotion/styled';
import { coverageOf, orderKindNames, type Usage } from '@portal/contract';
import { formatDay, formatWon } from '@portal/format';
import { Facts, media, ProductPicture } from '@portal/ui';
import { CanDo } from './CanDo.tsx';
import { CannotDo } from './CannotDo.tsx';

const Card = styled.li`
  display: grid;
  grid-template-columns: 180px minmax(0, 1fr);
  gap: 16px 40px;
  padding: 28px 32px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  h2 {
    font-size: var(--h4);
  }
  h2 + p {
    margin-bottom: 12px;
  }
  h3 {
    margin: 20px 0 8px;
    font-size: 1rem;
  }
  p {
    color: var(--text-second);
  }
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px;
    > svg {
      max-width: 120px;
    }
  }
`;

const termOf = ({ until, daysLeft }: { until: string; daysLeft: number }) =>
  daysLeft > 0
    ? `${formatDay(until)}까지, ${daysLeft}일 남았습니다`
    : `${formatDay(until)}에 끝났습니다`;

function coverageIn(usage: Usage) {
  const { by, until } = coverageOf(usage);
  if (by !== 'contract') return termOf(usage.warranty);
  return until === null ? '계약 기간 동안' : `계약 기간 동안, ${formatDay(until)}까지`;
}

/** @param said another card has told the fee of this contract */
function contractOf(
  { contract, contractHolder, orderKind }: Usage,
  { unknown, said }: { unknown: boolean; said: boolean },
) {
  if (contract && said) return '위에 있는 제품과 한 계약입니다. 요금도 함께 나갑니다';
  if (contract) {
    const { products, payDay, monthly } = contract;
    const together = products > 1 ? `제품 ${products}대를 한 계약으로 ` : '';
    return `${together}매달 ${payDay}일 ${formatWon(monthly)}, ${termOf(contract)}`;
  }
  if (orderKind === '0') return null;
  if (!contractHolder) return '다른 분의 이름으로 계약되어 있습니다';
  return unknown ? '지금 확인할 수 없습니다' : null;
}

/** A product with its data, links to what the member can do with it, and reasons for what they cannot do. */
export function ProductCard(props: {
  usage: Usage;
  contractsUnknown: boolean;
  /** A card above is of the same contract, and tells its fee. */
  contractSaid: boolean;
}) {
  const { usage, contractsUnknown, contractSaid } = props;
  const { product, goodsName, goodsCd, serialNo, place, orderKind, contract, care } = usage;
  return (
    <Card>
      <ProductPicture product={product === 'c' ? 'o' : product} />
      <div>
        <h2>{goodsName}</h2>
        <p>{orderKindNames[orderKind]}</p>
        <Facts
          facts={[
            ['모델', goodsCd],
            ['시리얼 번호', serialNo ?? '등록되지 않음'],
            ['설치한 곳', place && `${place.addr} ${place.addrDetail}`.trim()],
            ['무상 보증', coverageIn(usage)],
            ['계약', contractOf(usage, { unknown: contractsUnknown, said: contractSaid })],
            ['다음 출금', contract && !contractSaid ? formatDay(contract.withdrawOn) : null],
            ['다음 점검', care && formatDay(care.nextOn)],
          ]}
        />
        <CanDo usage={usage} />
        <CannotDo usage={usage} />
      </div>
    </Card>
  );
}
