import { usePending, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, PageHeading, Pagination, SearchField } from '@portal/ui';
import { NoticeList } from './NoticeList.tsx';
import type { load } from './load-notice-list.ts';

export default function NoticeListPage({ params, data: notices }: PageProps<typeof load>) {
  const pending = usePending();
  // A notice that is being opened leaves its list as it is.
  const isListPending = pending?.pathname === paths.notices.pattern;
  const { q } = params;
  return (
    <>
      <PageHeading
        title="공지사항"
        lead="쉬는 날, 서비스와 비용의 변경, 제품 안전 소식을 알려 드립니다."
      />
      <SearchField
        label="공지사항에서 찾기"
        action={paths.notices()}
        name="q"
        value={q}
        placeholder="예: 연휴, 비용, ㅈㅅㄱ"
      />
      {isListPending ? (
        <ContentSkeleton kind="list" />
      ) : (
        <>
          <NoticeList notices={notices} q={q} />
          <Pagination
            current={notices.curPage}
            last={Math.ceil(notices.total / notices.pageSize)}
            hrefOf={(page) => paths.notices({ q, page })}
          />
        </>
      )}
    </>
  );
}
