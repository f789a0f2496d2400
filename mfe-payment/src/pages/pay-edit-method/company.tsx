import type { AnswerOf, listBanks } from '@portal/contract';
import type { Field } from '@portal/form';
import { isCertified, useSession, type Answer } from '@portal/host';
import { Button, Notice, Select } from '@portal/ui';
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
    accepts: (value) => typeof value === 'string',
    Provider({ children }) {
      const mayAsk = isCertified(useSession());
      return <List value={useList(mayAsk)}>{children}</List>;
    },
    Control({ name, value, error, onChange, onBlur }) {
      const list = useContext(List);
      if (list?.error)
        return (
          <Notice role="alert">
            <p>{label} 목록을 가져오지 못했습니다.</p>
            <Button onClick={list.refetch}>다시 시도</Button>
          </Notice>
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
          name={name}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      );
    },
    Reading({ value }) {
      return useName(value) || '고르신 곳';
    },
    useName,
  };
}
