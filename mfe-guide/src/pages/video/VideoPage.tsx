import type { PageProps } from '@portal/host';
import { VideoDetail } from './VideoDetail.tsx';
import { VideoList } from './VideoList.tsx';
import type { loadVideo } from './load.ts';

export default function VideoPage({ data }: PageProps<typeof loadVideo>) {
  return data.post ? (
    <VideoDetail post={data.post} params={data.params} />
  ) : (
    <VideoList videos={data.videos} params={data.params} />
  );
}
