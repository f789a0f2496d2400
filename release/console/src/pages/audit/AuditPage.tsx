import styled from '@emotion/styled';
import { formatInstant } from '@portal/format';
import { Button, Icon, icons, media, Select, TextField } from '@portal/ui';
import { useState } from 'react';
import { useAnswer } from '../../desk/live.tsx';
import { Panel, Stack } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { Trouble } from '../../look/Trouble.tsx';
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

const columns: Column<Described>[] = [
  { title: '때', cell: ({ record }) => formatInstant(record.at) },
  { title: '어디', cell: ({ record }) => `${chainWord(record.chain)} ${record.revision}` },
  { title: '누가', cell: ({ record }) => record.actor },
  { title: '무엇을', cell: ({ subject, done }) => `${subject} ${done}` },
  { title: '왜', isWide: true, cell: ({ record }) => record.reason },
];

/** Whether the visible text of a record contains these words. */
const matches = ({ record, subject, done }: Described, words: string) =>
  `${record.actor} ${subject} ${done} ${record.reason}`.toLowerCase().includes(words.toLowerCase());

/** Every change with who, when and why, and the proof that nobody altered them. */
export function AuditPage() {
  const { data, refusal } = useAnswer('audit', {});
  const [chain, setChain] = useState('');
  const [words, setWords] = useState('');
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return null;
  const chains = [...new Set(data.map((record) => record.chain))];
  const shown = described(data).filter(
    (one) => (chain === '' || one.record.chain === chain) && matches(one, words.trim()),
  );
  return (
    <Stack>
      <Verification />
      <Panel aria-labelledby="records">
        <h2 id="records">기록</h2>
        <Stack>
          <Filters>
            <Select
              label="어디"
              value={chain}
              options={chains.map((value) => ({ value, label: chainWord(value) }))}
              placeholder="전체"
              onChange={(event) => setChain(event.target.value)}
            />
            <TextField
              label="찾을 말"
              type="search"
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
            <Button
              type="button"
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
