import styled from '@emotion/styled';
import { Select, Stack, media } from '@portal/ui';
import { DiffList } from '../../change/DiffList.tsx';
import { go, useAddress } from '../../desk/address.tsx';
import type { SetRecord } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Panel } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { setOptions } from '../../words.ts';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  ${media.mobileLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** What differs between two sets. The address names both, so that it can be shared. */
export function Compare({ sets }: { sets: readonly SetRecord[] }) {
  const { searchParams } = useAddress();
  const from = searchParams.get('from') ?? sets.at(-2)?.id ?? '';
  const to = searchParams.get('to') ?? sets.at(-1)?.id ?? '';
  const diff = useAnswer('diff', from && to ? { args: [from, to] } : null);
  const options = setOptions(sets);
  const choose = (pair: { from: string; to: string }) =>
    go(`/sets?${new URLSearchParams(pair)}`, 'replace');
  return (
    <Panel title="두 세트 비교">
      <Stack>
        <Pair>
          <Select
            label="이 세트에서"
            value={from}
            options={options}
            onChange={(event) => choose({ from: event.target.value, to })}
          />
          <Select
            label="이 세트까지"
            value={to}
            options={options}
            onChange={(event) => choose({ from, to: event.target.value })}
          />
        </Pair>
        <div aria-live="polite">
          {diff.data && <DiffList diff={diff.data} />}
          {diff.refusal && <Trouble refusal={diff.refusal} />}
        </div>
      </Stack>
    </Panel>
  );
}
