import type { Metadata } from 'next';
import { Page } from '../../parts/Page.tsx';
import { SearchField } from '../../parts/SearchField.tsx';

export const metadata: Metadata = { title: '통합검색' };

/** Where the header's search link leads; it finds nothing, because the bench never sends it. */
export default function SearchPage() {
  return (
    <Page>
      <h1>통합검색</h1>
      <SearchField
        label="찾을 말"
        action="/search"
        name="searchStr"
        placeholder="예: 필터 교체, 리모컨, ㄹㅁㅋ"
      />
    </Page>
  );
}
