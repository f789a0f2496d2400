import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ListPage, Rows, spots } from '@portal/ui';
import { NoticeRow } from './NoticeRow.tsx';
import type { load } from './load-notice-list.ts';

export default function NoticeListPage({ params, data: notices }: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { q } = chosen;
  const faq = useHost().hrefFor(paths.faq());
  const { noticeTopList: top, noticeNormalList: normal } = notices;
  const onTop = new Set(top.map(({ bbsIdx }) => bbsIdx));
  return (
    <ListPage
      title="공지사항"
      lead="쉬는 날, 서비스와 비용의 변경, 제품 안전 소식을 알려 드립니다."
      address={paths.notices}
      params={{ q }}
      pending={pending}
      search={{ param: 'q', label: '공지사항에서 찾기', placeholder: '예: 연휴, 비용, ㅈㅅㄱ' }}
      page={notices}
      count="전체"
      empty={{
        spot: q ? spots.search : spots.notice,
        title: '내역이 없습니다.',
        text: q
          ? `‘${q}’ 찾기 결과가 없습니다. 다른 말로 찾아보세요.`
          : '새 소식이 생기면 알려 드립니다.',
        ...(q ? { all: '전체 공지 보기' } : { way: { label: '자주 묻는 질문 보기', href: faq } }),
      }}
    >
      <Rows>
        {top.map((notice) => (
          <NoticeRow key={notice.bbsIdx} notice={notice} pinned />
        ))}
        {/* Pinned notices also appear in the list, so show each once. */}
        {normal
          .filter(({ bbsIdx }) => !onTop.has(bbsIdx))
          .map((notice) => (
            <NoticeRow key={notice.bbsIdx} notice={notice} pinned={false} />
          ))}
      </Rows>
    </ListPage>
  );
}
