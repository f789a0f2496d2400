import type { Metadata } from 'next';
import { noticeList } from '../../../parts/api.ts';
import { NoticeRow } from '../../../parts/NoticeRow.tsx';
import { Page } from '../../../parts/Page.tsx';
import { Pages } from '../../../parts/Pages.tsx';
import { SearchField } from '../../../parts/SearchField.tsx';

export const metadata: Metadata = { title: '공지사항' };

export default async function NoticeListPage() {
  const { noticeTopList: top, noticeNormalList: normal, total } = await noticeList();
  const onTop = new Set(top.map(({ bbsIdx }) => bbsIdx));
  return (
    <Page>
      <h1>공지사항</h1>
      <p>쉬는 날, 서비스와 비용의 변경, 제품 안전 소식을 알려 드립니다.</p>
      <SearchField
        label="공지사항에서 찾기"
        action="/search"
        name="searchStr"
        placeholder="예: 연휴, 비용, ㅈㅅㄱ"
      />
      <p role="status">
        전체 <strong>{total}</strong>건
      </p>
      <ul className="rows">
        {top.map((notice) => (
          <NoticeRow key={notice.bbsIdx} notice={notice} pinned />
        ))}
        {normal
          .filter(({ bbsIdx }) => !onTop.has(bbsIdx))
          .map((notice) => (
            <NoticeRow key={notice.bbsIdx} notice={notice} />
          ))}
      </ul>
      <Pages path="/customer/notice" total={total} />
    </Page>
  );
}
