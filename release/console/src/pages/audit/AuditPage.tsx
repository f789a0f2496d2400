import styled from '@emotion/styled';
import { formatInstant } from '@portal/format';
import { Button, Icon, Select, Stack, TextField, icons, media } from '@portal/ui';
import { useState } from 'react';
import { useAnswer } from '../../desk/live.tsx';
import { Panel } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { Commit } from '../../record/Commit.tsx';
import { described, type Described } from '../../record/described.ts';
import { chainWord } from '../../words.ts';
import { download, jsonLines } from './export.ts';
import { Verification } from './Verification.tsx';

const Filters = styled.div`
  display: grid;
  grid-template-columns: 200px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: end;
  ${media.mobileLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

type Delivered = NonNullable<Described['record']['delivered']>;

/** The commits that parts of a set were built from, each once however many parts it is the commit of. */
const commitsOf = (delivered: Delivered): Delivered => [
  ...new Map(delivered.map((part) => [JSON.stringify([part.commit, part.source]), part])).values(),
];

const columns: Column<Described>[] = [
  { title: '때', cell: ({ record }) => formatInstant(record.at) },
  {
    title: '어디',
    isWhole: true,
    cell: ({ record }) => `${chainWord(record.chain)} ${record.revision}`,
  },
  { title: '누가', isWhole: true, cell: ({ record }) => record.actor },
  { title: '무엇을', cell: ({ subject, done }) => `${subject} ${done}` },
  {
    title: '왜',
    isWide: true,
    cell: ({ why, record: { delivered = [] } }) => (
      <>
        {why}
        {commitsOf(delivered).map(({ name, commit, source }) => (
          <div key={name}>
            <Commit commit={commit} {...(source && { source })} />
          </div>
        ))}
      </>
    ),
  },
];

/** Where a record is, to choose from: the checks of all sets are one place. */
const placeOf = ({ chain }: { chain: string }) =>
  chain.startsWith('checks/') ? '세트 검사' : chainWord(chain);

/** Whether the visible text of a record contains these words. */
const matches = ({ record, subject, done, why }: Described, words: string) =>
  `${record.actor} ${subject} ${done} ${why}`.toLowerCase().includes(words.toLowerCase());

/** Every change with who, when and why, and the proof that nobody altered them. */
export function AuditPage() {
  const { data, refusal } = useAnswer('audit', {});
  const [place, setPlace] = useState('');
  const [words, setWords] = useState('');
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return null;
  const places = [...new Set(data.map(placeOf))];
  const shown = described(data).filter(
    (one) => (place === '' || placeOf(one.record) === place) && matches(one, words.trim()),
  );
  return (
    <Stack>
      <Verification />
      <Panel title="기록">
        <Stack>
          <Filters>
            <Select
              label="어디"
              value={place}
              options={places.map((value) => ({ value, label: value }))}
              placeholder="전체"
              onChange={(event) => setPlace(event.target.value)}
            />
            <TextField
              label="찾을 말"
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <Button
              onClick={() =>
                download('audit.jsonl', jsonLines(shown.map(({ record }) => record).reverse()))
              }
            >
              <Icon shape={icons.download} size={18} />
              JSON Lines로 받기
            </Button>
          </Filters>
          <Table
            caption={`${shown.length}건, 새 기록부터`}
            columns={columns}
            rows={shown}
            keyOf={({ record }) => `${record.chain} ${record.revision}`}
          />
        </Stack>
      </Panel>
    </Stack>
  );
}
