import type { PageProps } from '@portal/host';
import { ManualDetail } from './ManualDetail.tsx';
import { ManualList } from './ManualList.tsx';
import type { load } from './load.ts';

export default function ManualPage({ data, params }: PageProps<typeof load>) {
  return data.post ? (
    <ManualDetail post={data.post} others={data.others} params={params} />
  ) : (
    <ManualList manuals={data.manuals} params={params} />
  );
}
