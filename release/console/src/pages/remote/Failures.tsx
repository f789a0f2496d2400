import { channelWords } from '../../words.ts';
import type { FailureKind } from '../../desk/answers.ts';
import { Link } from '../../desk/address.tsx';
import { useAnswer } from '../../desk/live.tsx';
import { Ago } from '../../look/Ago.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';
import { countText } from '../../figures/sample.ts';
import { failureWords } from '../../figures/failure-words.ts';

const columns: Column<FailureKind>[] = [
  { title: '버전', cell: ({ version }) => version },
  { title: '채널', cell: ({ channel }) => channelWords[channel] },
  { title: '오류', cell: ({ class: kind }) => failureWords(kind)[0] },
  { title: '횟수', isNumber: true, cell: ({ count }) => countText(count) },
  {
    title: '마지막',
    cell: ({ newest }) =>
      newest && (
        <>
          <Ago at={newest.at} /> · {newest.route ?? '이 배포의 화면이 아님'}{' '}
          <Link href={`/support?code=${newest.code}`}>{newest.code}</Link>
        </>
      ),
  },
];

/** A part's failures in the last day by version, with the newest support code of each kind. */
export function Failures({ name }: { name: string }) {
  const { data, refusal } = useAnswer('failures', { args: [name] });
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return null;
  return (
    <Panel title="최근 24시간의 오류">
      {data.length === 0 ? (
        <Quiet>고객의 브라우저가 알린 오류가 없습니다.</Quiet>
      ) : (
        <Table
          caption="많은 것부터"
          columns={columns}
          rows={data}
          keyOf={({ channel, version, class: kind }) => `${channel} ${version} ${kind}`}
        />
      )}
    </Panel>
  );
}
