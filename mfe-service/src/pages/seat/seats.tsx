import { replacementFields, type AnswerOf, type listSeatsOfOrder } from '@portal/contract';
import { late, useKept, type Field } from '@portal/form';
import { api, isCertified, useAnswer, useSession, type Answer } from '@portal/host';
import { createContext, useContext, useEffect } from 'react';

const SeatsField = late(() =>
  import(/* webpackChunkName: "seat" */ './SeatsField.tsx').then((file) => file.SeatsField),
);

type Materials = AnswerOf<typeof listSeatsOfOrder>;
const List = createContext<Answer<Materials> | null>(null);

/** Fetches the seats of the chair chosen in the draft. Sends no request while no chair is chosen. */
function useMaterials(productIdx: unknown): Answer<Materials> {
  const mayAsk = isCertified(useSession());
  const { data: owned } = useAnswer(api.listOwnedProducts, {}, { skip: !mayAsk });
  const ordNo = owned?.productList.find((own) => own.productIdx === productIdx)?.ordNo;
  const skip = !mayAsk || ordNo === undefined;
  return useKept(useAnswer(api.listSeatsOfOrder, { ordNo: ordNo ?? '0' }, { skip }));
}

/** The same answer, for components inside the form. */
export const useChairMaterials = () => useContext(List);

/** The seats to replace; each side of a seat with two is one of them. */
export const seats: Field<readonly string[], typeof replacementFields.goodsIdx> = {
  label: '교체할 시트',
  schema: replacementFields.goodsIdx,
  blank: [],
  membersOnly: '어느 안마의자인지 알아야 시트와 비용을 보여 드릴 수 있습니다.',
  accepts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  Provider({ ready, draft, value, onChange, children }) {
    const materials = useMaterials(draft['productIdx']);
    const { data } = materials;
    // Drop seats that the newly chosen chair does not have.
    const known = data && value.filter((one) => data.list.some(({ goodsIdx }) => goodsIdx === one));
    const isStale = known !== undefined && known.length < value.length;
    useEffect(() => {
      if (ready && isStale) onChange(known);
    }, [ready, isStale, known, onChange]);
    return <List value={materials}>{children}</List>;
  },
  Control: (props) => <SeatsField materials={useContext(List)} {...props} />,
  Reading({ value }) {
    const list = useContext(List)?.data?.list ?? [];
    return list
      .filter(({ goodsIdx }) => value.includes(goodsIdx))
      .map(({ goodsName }) => goodsName)
      .join(', ');
  },
};
