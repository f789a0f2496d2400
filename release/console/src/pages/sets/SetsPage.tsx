import styled from '@emotion/styled';
import { Cluster, Dialog, Icon, Select, Stack, icons } from '@portal/ui';
import { useState } from 'react';
import { PinDialog } from '../../change/PinDialog.tsx';
import { RollbackDialog } from '../../change/RollbackDialog.tsx';
import { Skipped } from '../../channel/Skipped.tsx';
import { useChannels } from '../../channel/use-channels.ts';
import { SetChecks } from '../../checks/SetChecks.tsx';
import { WaiveDialog } from '../../checks/WaiveDialog.tsx';
import { checkedAs } from '../../checks/check-words.ts';
import {
  channels,
  type Channel,
  type ChannelState,
  type SetRecord,
  type SetState,
} from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { useIsManager } from '../../desk/session.ts';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Narrow, Panel, SmallButton } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { channelWords } from '../../words.ts';
import { Compare } from './Compare.tsx';

/** The parts in which a set differs from its base. */
function changedParts(set: SetRecord, sets: readonly SetRecord[]): string {
  const parent = sets.find(({ id }) => id === set.parent);
  const names = new Set([...Object.keys(set.parts), ...Object.keys(parent?.parts ?? {})]);
  const changed = [...names].filter(
    (name) => set.parts[name]?.version !== parent?.parts[name]?.version,
  );
  return changed.map((name) => `${name} ${set.parts[name]?.version ?? '빠짐'}`).join(', ');
}

/** The badge is the button; it opens what the checks found. */
const Result = styled(SmallButton)`
  display: inline-flex;
  gap: 2px;
  align-items: center;
  margin-left: -6px;
  border-color: transparent;
  background: none;
  color: var(--text-second);
  && {
    padding: 0 6px;
  }
`;

/** A dialog with a set's checks. @param props.channel the channel whose present set the checks compare with */
function ChecksDialog(props: { set: SetState; channel: Channel; onClose(): void }) {
  const { set, channel, onClose } = props;
  const [waived, setWaived] = useState<string | null>(null);
  if (waived !== null)
    return <WaiveDialog set={set.id} name={waived} onClose={() => setWaived(null)} />;
  return (
    <Dialog title={`세트 ${set.id}의 검사`} onClose={onClose}>
      <SetChecks set={set} channel={channel} onWaive={setWaived} />
    </Dialog>
  );
}

function Timeline(props: { sets: readonly SetState[]; states: readonly ChannelState[] }) {
  const { sets, states } = props;
  const isManager = useIsManager();
  const [chosen, setChosen] = useState<Channel>('production');
  const [target, setTarget] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  const state = states.find(({ channel }) => channel === chosen);
  const present = state?.pin?.set;
  const isEarlier = (id: string) => present !== undefined && Number(id) < Number(present);
  const jobs = useAnswer('check-jobs', {});
  const jobOf = (id: string) => jobs.data?.find(({ set }) => set === id) ?? null;
  const columns: Column<SetState>[] = [
    { title: '세트', cell: ({ id }) => `세트 ${id}` },
    {
      title: '검사',
      cell: (set) => {
        const { tone, text } = checkedAs(set, jobOf(set.id));
        return (
          <Result
            aria-label={`세트 ${set.id} 검사 결과: ${text}`}
            onClick={() => setLooked(set.id)}
          >
            <Badge tone={tone}>{text}</Badge>
            <Icon shape={icons.chevronRight} size={16} />
          </Result>
        );
      },
    },
    { title: '만든 때', isWhole: true, cell: ({ createdAt }) => <Ago at={createdAt} /> },
    { title: '만든 사람', isWhole: true, cell: ({ author }) => author },
    { title: '메모', isWide: true, cell: ({ note }) => note },
    { title: '바뀐 부분', isWide: true, cell: (set) => changedParts(set, sets) },
    {
      title: '채널',
      isWide: true,
      cell: ({ id }) => {
        const having = states.filter(({ pin }) => pin?.set === id);
        return having.length > 0 ? (
          <Cluster>
            {having.map(({ channel }) => (
              <Badge key={channel} tone="good">
                {channelWords[channel]}
              </Badge>
            ))}
          </Cluster>
        ) : null;
      },
    },
  ];
  if (isManager)
    columns.push({
      title: '할 일',
      isAction: true,
      cell: ({ id }) =>
        id !== present && (
          <SmallButton
            aria-label={`세트 ${id} ${isEarlier(id) ? '되돌리기' : '지정'}`}
            onClick={() => setTarget(id)}
          >
            {isEarlier(id) ? '되돌리기' : '지정'}
          </SmallButton>
        ),
    });
  const onClose = () => setTarget(null);
  const lookedAt = sets.find(({ id }) => id === looked);
  return (
    <Panel title="모든 세트">
      <Stack>
        {isManager && (
          <Narrow>
            <Select
              label="지정하거나 되돌릴 채널"
              value={chosen}
              options={channels.map((value) => ({ value, label: channelWords[value] }))}
              onChange={(event) => setChosen((event.target.value || 'production') as Channel)}
            />
          </Narrow>
        )}
        <Table
          caption="새 세트부터"
          columns={columns}
          rows={[...sets].reverse()}
          keyOf={({ id }) => id}
        />
      </Stack>
      {lookedAt && <ChecksDialog set={lookedAt} channel={chosen} onClose={() => setLooked(null)} />}
      {state && target !== null && isEarlier(target) && (
        <RollbackDialog state={state} to={target} onClose={onClose} />
      )}
      {state && target !== null && !isEarlier(target) && (
        <PinDialog state={state} set={target} onClose={onClose} />
      )}
    </Panel>
  );
}

/** Every set with where it is live, and the differences between any two. */
export function SetsPage() {
  const sets = useAnswer('sets', {});
  const answers = useChannels();
  if (sets.refusal) return <Trouble refusal={sets.refusal} />;
  if (!sets.data) return null;
  const states = Object.values(answers ?? {}).flatMap(({ data }) => data ?? []);
  return (
    <Stack>
      <Skipped />
      <Compare sets={sets.data} />
      <Timeline sets={sets.data} states={states} />
    </Stack>
  );
}
