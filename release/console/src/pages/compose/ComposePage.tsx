import styled from '@emotion/styled';
import { Button, Select, Stack, TextField, media, useBusy } from '@portal/ui';
import { useState } from 'react';
import { DiffList } from '../../change/DiffList.tsx';
import { useRun } from '../../change/use-run.ts';
import { Skipped } from '../../channel/Skipped.tsx';
import type { CreatedSet, SetRecord, VersionState } from '../../desk/answers.ts';
import { Refusal } from '../../desk/ask.ts';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager } from '../../desk/session.ts';
import { Narrow, Panel, Quiet } from '../../look/Panel.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { setOptions } from '../../words.ts';
import { Created } from './Created.tsx';
import { PartChoices, type Choices } from './PartChoices.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 16px;
  align-items: start;
  ${media.belowPc} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The arguments for `diff` and `set create`: the versions that differ from the base, and the part left out. */
function askedOf(base: SetRecord, choices: Choices) {
  const changed = Object.entries(choices).filter(
    ([name, version]) => version !== null && version !== base.parts[name]?.version,
  );
  const without = Object.keys(choices).find((name) => choices[name] === null && base.parts[name]);
  return { words: changed.map(([name, version]) => `${name}@${version}`), without };
}

function Composition(props: { base: SetRecord; versions: VersionState[] }) {
  const { base, versions } = props;
  const { refusal, run } = useRun();
  const isManager = useIsManager();
  const [choices, setChoices] = useState<Choices>({});
  const [note, setNote] = useState('');
  const [created, setCreated] = useState<CreatedSet | null>(null);
  const { words, without } = askedOf(base, choices);
  const isSame = words.length === 0 && without === undefined;
  const diff = useAnswer('diff', { args: [base.id, ...words], without });
  const refused = diff.data?.refused;
  const create = useBusy(() => {
    const query = { args: words, without, base: base.id, note: note.trim() || undefined };
    return run<CreatedSet>('set-create', query, setCreated);
  });
  return (
    <Columns>
      <Panel title="버전">
        <PartChoices
          base={base}
          versions={versions}
          choices={choices}
          onChoose={(name, version) => {
            setCreated(null);
            setChoices({ ...choices, [name]: version });
          }}
        />
      </Panel>
      <Stack>
        <Panel title="바탕 세트와 다른 점">
          <div aria-live="polite">
            {isSame && (
              <Quiet>버전을 고르면 주소, 크기, 공유 모듈이 어떻게 바뀌는지 보입니다.</Quiet>
            )}
            {!isSame && diff.data && <DiffList diff={diff.data} />}
            {diff.refusal && <Trouble refusal={diff.refusal} />}
          </div>
          {refused && !isSame && <Trouble refusal={new Refusal('check', refused)} />}
        </Panel>
        {isManager && !isSame && created === null && (
          <Panel aria-label="세트 만들기">
            <Stack>
              <TextField
                label="메모"
                optional
                hint="이 세트가 무엇을 위한 것인지 적어 주세요."
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              {refusal && <Trouble refusal={refusal} />}
              <Button look="primary" disabled={!diff.data || Boolean(refused)} {...create}>
                세트 만들기
              </Button>
            </Stack>
          </Panel>
        )}
        {created !== null && <Created set={created} />}
      </Stack>
    </Columns>
  );
}

/** Makes a set from a base set and chosen versions, and pins it in a channel. */
export function ComposePage() {
  const sets = useAnswer('sets', {});
  const versions = useAnswer('versions', {});
  const live = useAnswer('live', { channel: 'production' });
  const [chosen, setChosen] = useState<string | null>(null);
  const refusal = sets.refusal ?? versions.refusal ?? live.refusal;
  if (refusal) return <Trouble refusal={refusal} />;
  if (!sets.data || !versions.data || !live.data) return null;
  const id = chosen ?? live.data.pin?.set ?? sets.data.at(-1)?.id;
  const base = sets.data.find((set) => set.id === id);
  if (!base) return <Quiet>아직 세트가 없습니다. npm start를 한 번 실행해 주세요.</Quiet>;
  return (
    <Stack>
      <Skipped />
      <Narrow>
        <Select
          label="바탕 세트"
          value={base.id}
          options={setOptions(sets.data)}
          onChange={(event) => setChosen(event.target.value || null)}
        />
      </Narrow>
      <Composition key={base.id} base={base} versions={versions.data} />
    </Stack>
  );
}
