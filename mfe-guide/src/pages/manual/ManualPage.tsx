import type { PageProps } from '@portal/host';
import { ManualDetail } from './ManualDetail.tsx';
import { ManualList } from './ManualList.tsx';
import type { loadManual } from './load.ts';

export default function ManualPage({ data }: PageProps<typeof loadManual>) {
  return data.post ? (
    <ManualDetail post={data.post} params={data.params} />
  ) : (
    <ManualList manuals={data.manuals} params={data.params} />
  );
}
