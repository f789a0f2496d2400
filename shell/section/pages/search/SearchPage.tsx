import type { PageProps } from '@portal/host';
import { PageHeading, Stack } from '@portal/ui';
import { HotWords } from '../../search/HotWords.tsx';
import { RecentWords } from './RecentWords.tsx';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { load } from './load.ts';

export default function SearchPage({ params, data: { hits, words } }: PageProps<typeof load>) {
  const { searchStr } = params;
  return (
    <>
      <PageHeading
        title="검색"
        lead="질문과 답, 동영상, 사용 설명서, 공지사항을 한 번에 찾습니다."
      />
      <Stack gap={12} bottom={24}>
        <SearchBox key={searchStr} value={searchStr} />
        <HotWords words={words} />
      </Stack>
      {hits && <Results params={params} hits={hits} />}
      <RecentWords searched={searchStr} />
    </>
  );
}
