import { visitFields } from '@portal/contract';
import type { Field } from '@portal/form';
import { ChoiceCards } from '@portal/ui';
import { useHere } from './here.ts';

/** The value of the field while the customer has chosen no model. */
export const NO_WISH = 'none';
const noWish = '정하지 않음';

/** The field for the model to try, among those on display in the showroom. */
export const model: Field<string, typeof visitFields.goodsCd> = {
  label: '체험할 제품',
  schema: visitFields.goodsCd,
  blank: NO_WISH,
  accepts: (value) => typeof value === 'string' && value !== '',
  Control(props) {
    return (
      <ChoiceCards
        {...props}
        label="체험할 제품"
        hint="고르시면 자리를 먼저 비워 둡니다. 오셔서 다른 제품도 체험하실 수 있습니다."
        wide
        options={[
          ...useHere().models.map(({ goodsCd, goodsName }) => ({
            value: goodsCd,
            label: goodsName,
            ...(!goodsName.includes(goodsCd) && { note: goodsCd }),
          })),
          { value: NO_WISH, label: noWish },
        ]}
      />
    );
  },
  Reading({ value }) {
    return useHere().models.find(({ goodsCd }) => goodsCd === value)?.goodsName ?? noWish;
  },
};
