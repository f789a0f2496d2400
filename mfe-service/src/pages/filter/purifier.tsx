import { filterMembershipFields, type AnswerOf, type readMembershipOffers } from '@portal/contract';
import { useKept, type Field } from '@portal/form';
import { api, isCertified, useAnswer, useSession, type Answer } from '@portal/host';
import { ChoiceCards, Loading } from '@portal/ui';
import { createContext, useContext } from 'react';
import * as v from 'valibot';
import { ProductMissing } from '../../request/later.tsx';

const List = createContext<Answer<AnswerOf<typeof readMembershipOffers>> | null>(null);

/** The membership's offer for the member's purifier: what it supplies, and an early end with its penalty. */
export function usePurifier(productIdx: string) {
  return useContext(List)?.data?.purifiers.find((one) => one.productIdx === productIdx);
}

const schema = v.pipe(
  v.string(),
  v.minLength(1, '정수기를 골라 주세요.'),
  filterMembershipFields.productIdx,
);

/** The field for the purifier; one that cannot have the membership shows the reason. */
export const purifier: Field<string, typeof schema> = {
  label: '내 정수기',
  schema,
  blank: '',
  membersOnly: '어느 정수기인지 알아야 맞는 필터를 보내 드릴 수 있습니다.',
  Provider({ children }) {
    const mayAsk = isCertified(useSession());
    const offers = useKept(useAnswer(api.readMembershipOffers, {}, { skip: !mayAsk }));
    return <List value={offers}>{children}</List>;
  },
  Control(props) {
    const list = useContext(List);
    if (!list?.data || list.error)
      return <Loading answer={list} kind="list" failure="정수기 목록을 가져오지 못했습니다." />;
    return (
      <>
        {list.data.purifiers.length > 0 && (
          <ChoiceCards
            {...props}
            label="내 정수기"
            wide
            options={list.data.purifiers.map(({ productIdx, goodsName, refusal }) => ({
              value: productIdx,
              label: goodsName,
              disabled: refusal !== null,
              ...(refusal !== null && { note: refusal }),
            }))}
          />
        )}
        <ProductMissing products={list.data.purifiers.map(() => ({ verified: true }))} />
      </>
    );
  },
  Reading({ value }) {
    return usePurifier(value)?.goodsName ?? '고르신 정수기';
  },
};
