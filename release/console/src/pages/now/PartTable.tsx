import { reopeningText } from '@portal/format';
import { Cluster } from '@portal/ui';
import { Link } from '../../desk/address.tsx';
import type { ChannelState, PartState } from '../../desk/answers.ts';
import { Ago } from '../../look/Ago.tsx';
import { Badge } from '../../look/Badge.tsx';
import { Quiet, SmallButton } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { countText, healthOf, rateText } from '../../figures/sample.ts';

/** Without the shell there is no page, so it has no actions. */
const SHELL = 'shell';

/** A manager's action on one part. */
export type PartAction = { kind: 'remote-rollback' | 'disable' | 'enable'; name: string };

/** What customers get of a part. */
function PartStatus({
  part: { served, version, blocked, disabled, lastHour },
}: {
  part: PartState;
}) {
  const health = healthOf(lastHour);
  if (disabled)
    return (
      <>
        <Cluster>
          <Badge tone="danger">꺼짐</Badge>
          {blocked && <Badge tone="danger">차단</Badge>}
        </Cluster>
        {disabled.until && <Quiet>{reopeningText(disabled.until)}</Quiet>}
      </>
    );
  if (served !== version)
    return (
      <Cluster>
        <Badge tone="warning">이전 버전 {served} 제공</Badge>
        {blocked && <Badge tone="danger">차단</Badge>}
        {health === 'many' && <Badge tone="danger">실패 많음</Badge>}
      </Cluster>
    );
  if (health === 'many') return <Badge tone="danger">실패 많음</Badge>;
  if (health === 'some') return <Badge tone="warning">실패 있음</Badge>;
  return <Badge tone="good">제공 중</Badge>;
}

/** A table cell: a part's failure rate in the last hour, pages shown, and tabs that ran it. */
function LastHour({ part, tabs }: { part: PartState; tabs: ChannelState['tabs'] }) {
  const { name, version, served, lastHour } = part;
  const running = tabs[`${name}@${served ?? version}`] ?? 0;
  return (
    <>
      실패 {rateText(lastHour)}
      <Quiet>
        표시 {countText(lastHour.mounts)} · 탭 {countText(running)}
      </Quiet>
    </>
  );
}

/** The parts of a channel's set. @param onAct null for read-only accounts */
export function PartTable(props: {
  state: ChannelState;
  onAct: ((action: PartAction) => void) | null;
}) {
  const { state, onAct } = props;
  const { pin, parts } = state;
  const actions = (part: PartState, act: (action: PartAction) => void) => {
    const { name } = part;
    const isStated = pin !== null && name in pin.disabled;
    const isReturning = pin?.lastGood[name] && !pin.frozen;
    if (name === SHELL && !isReturning) return null;
    return (
      <Cluster>
        {isReturning && (
          <SmallButton
            aria-label={`${name} 되돌리기`}
            onClick={() => act({ kind: 'remote-rollback', name })}
          >
            되돌리기
          </SmallButton>
        )}
        {name !== SHELL && (
          <SmallButton
            aria-label={`${name} ${isStated ? '켜기' : '끄기'}`}
            onClick={() => act({ kind: isStated ? 'enable' : 'disable', name })}
          >
            {isStated ? '켜기' : '끄기'}
          </SmallButton>
        )}
      </Cluster>
    );
  };
  const columns: Column<PartState>[] = [
    { title: '이름', cell: ({ name }) => <Link href={`/remote?name=${name}`}>{name}</Link> },
    { title: '버전', cell: ({ version }) => version },
    { title: '빌드', cell: ({ builtAt }) => <Ago at={builtAt} /> },
    { title: '상태', cell: (part) => <PartStatus part={part} /> },
    { title: '최근 1시간', cell: (part) => <LastHour part={part} tabs={state.tabs} /> },
    ...(onAct
      ? [{ title: '할 일', isAction: true, cell: (part: PartState) => actions(part, onAct) }]
      : []),
  ];
  return (
    <Table caption="고객이 받는 버전" columns={columns} rows={parts} keyOf={({ name }) => name} />
  );
}
