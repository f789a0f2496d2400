import styled from '@emotion/styled';
import { drawnSeats, type AnswerOf, type listSeatsOfOrder, type Material } from '@portal/contract';
import type { Field } from '@portal/form';
import { formatWon } from '@portal/format';
import { useHost, type Answer } from '@portal/host';
import {
  Button,
  CheckBox,
  Cluster,
  FieldSet,
  LinkButton,
  Loading,
  Notice,
  Wrong,
} from '@portal/ui';
import { useId, type ComponentProps } from 'react';

const Set = styled(FieldSet)`
  ul {
    margin-top: 8px;
    border-top: var(--line-width) solid var(--line);
    list-style: none;
  }
  li {
    display: flex;
    gap: 16px;
    align-items: center;
    border-bottom: var(--line-width) solid var(--line);
    > div {
      flex: 1;
    }
    > button {
      flex: none;
      padding: 0 4px;
    }
  }
  label span {
    display: flex;
    flex-wrap: wrap;
    flex: 1;
    justify-content: space-between;
    gap: 0 16px;
    font-variant-numeric: tabular-nums;
  }
`;

function HelpButtons() {
  const { openPopup } = useHost();
  return (
    <Cluster>
      <Button onClick={() => openPopup('seatArea')}>시트 부위 그림 보기</Button>
      <Button onClick={() => openPopup('seatSearch')}>시트 찾는 법</Button>
    </Cluster>
  );
}

const isDrawn = (seat: string) => drawnSeats.some((code) => code === seat);

/** Where a seat is, and that both sides of one with two are chosen separately. */
function PlaceButton({ code, goodsName, side }: Material) {
  const { openPopup } = useHost();
  const name = goodsName.replace(/ \((왼쪽|오른쪽)\)$/, '');
  const oneOfTwo = isDrawn(code) ? 'seatPartImage' : 'seatPartText';
  return (
    <LinkButton
      type="button"
      aria-label={`${goodsName} 자리 보기`}
      onClick={() => openPopup(side ? oneOfTwo : 'seatArea', { name, part: code })}
    >
      자리 보기
    </LinkButton>
  );
}

export function SeatsField(
  props: ComponentProps<Field<readonly string[]>['Control']> & {
    materials: Answer<AnswerOf<typeof listSeatsOfOrder>> | null;
  },
) {
  const { materials, name, value, error, onChange } = props;
  const id = useId();
  const { main } = useHost().company.phones;
  const data = materials?.data;
  if (!data || materials.error)
    return <Loading answer={materials} kind="list" failure="시트 목록을 가져오지 못했습니다." />;
  if (data.checkReplacement === 'N')
    return (
      <Notice role="status">
        <p>
          {data.goodsName}의 시트는 온라인으로 신청하실 수 없습니다. 고객센터{' '}
          <a href={`tel:${main}`}>{main}</a>에서 도와드립니다.
        </p>
      </Notice>
    );
  return (
    <>
      <HelpButtons />
      <Set aria-describedby={error && `${id}-error`}>
        <legend>{data.goodsName}의 시트</legend>
        <p>양쪽을 모두 바꾸시려면 왼쪽과 오른쪽을 각각 골라 주세요.</p>
        {error && <Wrong id={`${id}-error`}>{error}</Wrong>}
        <ul>
          {data.list.map((seat) => (
            <li key={seat.goodsIdx}>
              <CheckBox
                name={name}
                label={
                  <>
                    {seat.goodsName} <b>{formatWon(seat.goodsPrice)}</b>
                  </>
                }
                checked={value.includes(seat.goodsIdx)}
                onChange={(isChosen) =>
                  onChange(
                    isChosen
                      ? [...value, seat.goodsIdx]
                      : value.filter((one) => one !== seat.goodsIdx),
                  )
                }
              />
              <PlaceButton {...seat} />
            </li>
          ))}
        </ul>
      </Set>
    </>
  );
}
