import type { AnswerOf, listBanks } from '@portal/contract';
import { bind, type Field } from '@portal/form';
import { isCertified, useSession, type Answer } from '@portal/host';
import { Loading, Select } from '@portal/ui';
import { createContext, useContext } from 'react';
import type * as v from 'valibot';

type Companies = AnswerOf<typeof listBanks>;

/** A bank or card company, from the billing system's list. */
export function company<S extends v.GenericSchema>(asked: {
  label: string;
  schema: S;
  useList(mayAsk: boolean): Answer<Companies>;
}): Field<string, S> & { useName(companyCd: string): string } {
  const { label, schema, useList } = asked;
  // Kept for all steps, so that the check page can name the company at once.
  const List = createContext<Answer<Companies> | null>(null);
  const useName = (code: string): string =>
    useContext(List)?.data?.companyList.find(({ companyCd }) => companyCd === code)?.companyName ??
    '';
  return {
    label,
    schema,
    blank: '',
    Provider({ children }) {
      const mayAsk = isCertified(useSession());
      return <List value={useList(mayAsk)}>{children}</List>;
    },
    Control(props) {
      const list = useContext(List);
      if (list?.error)
        return (
          <Loading answer={list} kind="list" failure={`${label} 목록을 가져오지 못했습니다.`} />
        );
      const options = list?.data?.companyList.map(({ companyCd, companyName }) => ({
        value: companyCd,
        label: companyName,
      }));
      return (
        <Select
          label={label}
          placeholder="골라 주세요"
          options={options ?? null}
          {...bind(props)}
        />
      );
    },
    Reading({ value }) {
      return useName(value) || '고르신 곳';
    },
    useName,
  };
}
