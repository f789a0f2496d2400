import type { PageProps } from '@portal/host';
import { PageHeading, Stack } from '@portal/ui';
import { HotWords } from '../../search/HotWords.tsx';
import { SearchBox } from '../../search/SearchBox.tsx';
import { RecentWords } from './RecentWords.tsx';
import { Results } from './Results.tsx';
import type { load } from './load.ts';

export default function SearchPage({ params, data }: PageProps<typeof load>) {
  const { searchStr } = params;
  return (
    <>
      <PageHeading
        title="검색"
        lead="신청과 조회, 질문과 답, 동영상, 사용 설명서, 공지사항을 한 번에 찾습니다."
      />
      <Stack gap={12} bottom={24}>
        <SearchBox key={searchStr} label="찾을 말" value={searchStr} />
        <HotWords words={data.words} />
      </Stack>
      <Results params={params} data={data} />
      <RecentWords searched={searchStr} />
    </>
  );
}
