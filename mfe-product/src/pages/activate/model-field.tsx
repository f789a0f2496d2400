import {
  productNames,
  registrationFields,
  type AnswerOf,
  type getGoodsList,
} from '@portal/contract';
import type { Field } from '@portal/form';
import { useAnswer, type Answer } from '@portal/host';
import { Button, Notice, Select, SlowNotice } from '@portal/ui';
import { createContext, useContext } from 'react';
import { api } from '../../api.ts';

const label = '모델';
// It stays for all steps, so that the check page can name the model at once.
const Models = createContext<Answer<AnswerOf<typeof getGoodsList>> | null>(null);

/** The model that is registered, of those that can be, by product group. */
export const model: Field<string, typeof registrationFields.goodsCd> = {
  label,
  schema: registrationFields.goodsCd,
  blank: '',
  accepts: (value) => typeof value === 'string',
  Provider: ({ children }) => <Models value={useAnswer(api.models, {})}>{children}</Models>,
  Control({ name, value, error, onChange, onBlur }) {
    const { data, error: failure, fetching = false, refetch } = useContext(Models) ?? {};
    const options = data?.list.map(({ goodsCd, goodsName, product }) => ({
      value: goodsCd,
      label: `${goodsName} (${goodsCd})`,
      group: productNames[product],
    }));
    return (
      // The server does not have the models.
      <div data-browser>
        <Select
          label={label}
          placeholder="골라 주세요"
          hint="라벨이나 보증서에 H로 시작하는 모델 번호가 있습니다."
          options={options ?? (failure ? [] : null)}
          name={name}
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {failure !== undefined && (
          <Notice role="alert">
            모델 목록을 가져오지 못했습니다.
            <Button type="button" onClick={refetch}>
              다시 시도
            </Button>
          </Notice>
        )}
        {fetching && refetch && <SlowNotice onRetry={refetch} />}
      </div>
    );
  },
  Reading({ value }) {
    const models = useContext(Models)?.data?.list ?? [];
    const chosen = models.find(({ goodsCd }) => goodsCd === value);
    return chosen ? `${chosen.goodsName} (${value})` : value;
  },
};
