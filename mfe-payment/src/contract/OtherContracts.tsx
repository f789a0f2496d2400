import styled from '@emotion/styled';
import type { Contract } from '@portal/contract';
import { FieldSet, Text, unbroken, Wrong } from '@portal/ui';
import { useId } from 'react';

const Group = styled(FieldSet)`
  max-width: 720px;
  label {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 4px 16px;
    align-items: center;
    min-height: 64px;
    padding: 12px 4px;
    border-bottom: var(--line-width) solid var(--line);
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  label:has(:disabled) {
    cursor: default;
  }
  input {
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--primary);
  }
  strong,
  label > span > span {
    display: block;
  }
`;

/** Another contract of the member: how it is now, and why it cannot change with this one; null if it can. */
export type Other = Pick<Contract, 'custCode' | 'goodsName'> & {
  now: string;
  refusal: string | null;
};

/** Chooses which other contracts change together with the one of the page. */
export function OtherContracts(props: {
  label: string;
  others: readonly Other[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange(chosen: string[]): void;
}) {
  const { label, others, chosen, error, onChange } = props;
  const errorId = useId();
  const change = (custCode: string, isChosen: boolean) =>
    onChange([...chosen.filter((one) => one !== custCode), ...(isChosen ? [custCode] : [])]);
  return (
    <Group aria-describedby={error === undefined ? undefined : errorId}>
      <legend>{label}</legend>
      {others.map(({ custCode, goodsName, now, refusal }) => (
        <label key={custCode}>
          <input
            type="checkbox"
            name="others"
            aria-invalid={(error !== undefined && chosen.includes(custCode)) || undefined}
            checked={refusal === null && chosen.includes(custCode)}
            disabled={refusal !== null}
            onChange={({ target }) => change(custCode, target.checked)}
          />
          <span>
            <strong>{unbroken(goodsName)}</strong>
            <Text as="span" size="small" tone="text-second">
              {unbroken(now)} · 계약 번호 {custCode}
            </Text>
            {refusal !== null && (
              <Text as="span" size="small">
                {refusal}
              </Text>
            )}
          </span>
        </label>
      ))}
      {error !== undefined && <Wrong id={errorId}>{error}</Wrong>}
    </Group>
  );
}

/** What keeps any change from a contract. */
export const CHANGING = '아직 끝나지 않은 변경이 있어 함께 바꿀 수 없습니다.';
