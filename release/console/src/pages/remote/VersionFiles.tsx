import { formatBytes, formatInstant } from '@portal/format';
import { Stack } from '@portal/ui';
import type { VersionContent } from '../../desk/answers.ts';
import { useAnswer } from '../../desk/live.tsx';
import { Panel, Quiet } from '../../look/Panel.tsx';
import { Table, type Column } from '../../look/Table.tsx';
import { Trouble } from '../../refusal/Trouble.tsx';

const KINDS = { entry: '진입', chunk: '청크', style: '스타일', asset: '자산' } as const;

type File = VersionContent['files'][number];
type Page = VersionContent['pages'][number];

const fileColumns: Column<File>[] = [
  { title: '파일', cell: ({ file }) => file },
  { title: '종류', cell: ({ kind }) => KINDS[kind] },
  { title: '크기', isNumber: true, cell: ({ bytes }) => formatBytes(bytes) },
];
const pageColumns: Column<Page>[] = [
  { title: '주소', cell: ({ pattern }) => pattern },
  { title: '제목', cell: ({ title }) => title },
];

export function VersionFiles({ name, version }: { name: string; version: string }) {
  const { data, refusal } = useAnswer('files', { args: [`${name}@${version}`] });
  if (refusal) return <Trouble refusal={refusal} />;
  if (!data) return null;
  const { pages, files, builtAt, needs } = data;
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <Panel title={`${name}@${version}`}>
      <Stack>
        <Quiet>
          {formatInstant(builtAt)}에 빌드 · 파일 {files.length}개 · {formatBytes(bytes)}
          {needs.host && ` · 셸 계약 ${needs.host}`}
        </Quiet>
        <Table
          caption={`화면 ${pages.length}개`}
          columns={pageColumns}
          rows={pages}
          keyOf={({ pattern }) => pattern}
        />
        <Table
          caption="큰 파일부터"
          columns={fileColumns}
          rows={files}
          keyOf={({ file }) => file}
        />
      </Stack>
    </Panel>
  );
}
