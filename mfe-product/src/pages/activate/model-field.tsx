import {
  productNames,
  registrationFields,
  type AnswerOf,
  type listModelsToRegister,
} from '@portal/contract';
import { bind, type Field } from '@portal/form';
import { modelText } from '@portal/format';
import { Select, unbroken } from '@portal/ui';
import { createContext, useContext, useEffect } from 'react';
import { useCheck } from './serial-field.tsx';

const label = '모델';
const ModelsContext = createContext<AnswerOf<typeof listModelsToRegister>['list']>([]);
/** Hands the models that the page has loaded to the model field. */
export const ModelsProvider = ModelsContext.Provider;

/** The field for the model: a select in which models stand below their product group. The checked number chooses its own. */
export const model: Field<string, typeof registrationFields.goodsCd> = {
  label,
  schema: registrationFields.goodsCd,
  blank: '',
  Provider({ ready, value, onChange, children }) {
    const check = useCheck();
    useEffect(() => {
      if (!ready || !check) return;
      const { model: own, isStale, noteFilled } = check;
      if (isStale) onChange('');
      else if (value === '' && own !== undefined) {
        noteFilled(own);
        onChange(own);
      }
    }, [ready, value, check, onChange]);
    return children;
  },
  Control(props) {
    return (
      <Select
        label={label}
        placeholder="골라 주세요"
        hint="시리얼 번호를 확인하면 채워 드립니다. 라벨에 H로 시작하는 모델 번호가 있습니다."
        options={useContext(ModelsContext).map((goods) => ({
          value: goods.goodsCd,
          label: modelText(goods),
          group: productNames[goods.product],
        }))}
        {...bind(props)}
      />
    );
  },
  Reading({ value }) {
    const chosen = useContext(ModelsContext).find(({ goodsCd }) => goodsCd === value);
    return unbroken(chosen ? modelText(chosen) : value);
  },
};
