import styled from '@emotion/styled';
import { replacementFields, type AnswerOf, type getMaterials } from '@portal/contract';
import type { Field } from '@portal/form';
import { formatWon } from '@portal/format';
import { isCertified, useAnswer, useHost, useSession, type Answer } from '@portal/host';
import { Button, CheckBox, ContentSkeleton, Notice, Wrong } from '@portal/ui';
import { createContext, useContext, useEffect, useId } from 'react';
import { api } from '../../api.ts';

const Set = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
  ul {
    margin-top: 8px;
    border-top: var(--line-width) solid var(--line);
    list-style: none;
  }
  li {
    border-bottom: var(--line-width) solid var(--line);
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
const Help = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

type Materials = AnswerOf<typeof getMaterials>;
const List = createContext<Answer<Materials> | null>(null);

/** Fetches the seats of the chair chosen in the draft. Sends no request while no chair is chosen. */
function useMaterials(productIdx: unknown): Answer<Materials> {
  const mayAsk = isCertified(useSession());
  const { data: owned } = useAnswer(api.ownedProducts, {}, { skip: !mayAsk });
  const ordNo = owned?.productList.find((own) => own.productIdx === productIdx)?.ordNo;
  return useAnswer(api.materials, { ordNo: ordNo ?? '0' }, { skip: ordNo === undefined });
}

/** The same answer, for components inside the form. */
export const useChairMaterials = () => useContext(List);

function HelpButtons() {
  const { openPopup } = useHost();
  return (
    <Help>
      <Button type="button" onClick={() => openPopup('seatArea')}>
        시트 부위 그림 보기
      </Button>
      <Button type="button" onClick={() => openPopup('seatSearch')}>
        시트 찾는 법
      </Button>
    </Help>
  );
}

/** The seats to replace; each side of a seat with two is one of them. */
export const seats: Field<readonly string[], typeof replacementFields.goodsIdx> = {
  label: '교체할 시트',
  schema: replacementFields.goodsIdx,
  blank: [],
  membersOnly: true,
  accepts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  Provider({ ready, draft, value, onChange, children }) {
    const materials = useMaterials(draft['productIdx']);
    const { data } = materials;
    // Another chair may not have what was chosen for the one before.
    const known = data && value.filter((one) => data.list.some(({ goodsIdx }) => goodsIdx === one));
    const isStale = known !== undefined && known.length < value.length;
    useEffect(() => {
      if (ready && isStale) onChange(known);
    }, [ready, isStale, known, onChange]);
    return <List value={materials}>{children}</List>;
  },
  Control({ name, value, error, onChange }) {
    const id = useId();
    const materials = useContext(List);
    const { main } = useHost().company.phones;
    if (materials?.error)
      return (
        <Notice role="alert">
          시트 목록을 가져오지 못했습니다.
          <Button type="button" onClick={materials.refetch}>
            다시 시도
          </Button>
        </Notice>
      );
    const data = materials?.data;
    if (!data) return <ContentSkeleton kind="list" />;
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
            {data.list.map(({ goodsIdx, goodsName, goodsPrice }) => (
              <li key={goodsIdx}>
                <CheckBox
                  name={name}
                  label={
                    <>
                      {goodsName} <b>{formatWon(goodsPrice)}</b>
                    </>
                  }
                  checked={value.includes(goodsIdx)}
                  onChange={(isChosen) =>
                    onChange(
                      isChosen ? [...value, goodsIdx] : value.filter((one) => one !== goodsIdx),
                    )
                  }
                />
              </li>
            ))}
          </ul>
        </Set>
      </>
    );
  },
  Reading({ value }) {
    const list = useContext(List)?.data?.list ?? [];
    return list
      .filter(({ goodsIdx }) => value.includes(goodsIdx))
      .map(({ goodsName }) => goodsName)
      .join(', ');
  },
};
