import type { PageProps } from '@portal/host';
import { VideoDetail } from './VideoDetail.tsx';
import { VideoList } from './VideoList.tsx';
import type { load } from './load.ts';

export default function VideoPage({ data, params }: PageProps<typeof load>) {
  return data.post ? (
    <VideoDetail post={data.post} params={params} />
  ) : (
    <VideoList videos={data.videos} params={params} />
  );
}
