import styled from '@emotion/styled';
import type { AnswerOf, selectNoticeList } from '@portal/contract';
import { paths } from '@portal/paths';
import { ButtonLink, Icon, Message } from '@portal/ui';
import { NoticeRow } from './NoticeRow.tsx';

const Count = styled.p`
  margin: 32px 0 12px;
  color: var(--text-second);
  strong {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;
const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
`;

/** Those that stay on top, then the page's others: none stands there twice. */
export function NoticeList(props: { notices: AnswerOf<typeof selectNoticeList>; q: string }) {
  const { q } = props;
  const { noticeTopList: top, noticeNormalList, total } = props.notices;
  if (total === 0)
    return (
      <Message
        picture={<Icon name="document" size={40} />}
        title="내역이 없습니다."
        text={
          q
            ? `‘${q}’ 찾기 결과가 없습니다. 다른 말로 찾아보세요.`
            : '새 소식이 생기면 알려 드립니다.'
        }
        actions={q && <ButtonLink href={paths.notices()}>전체 공지 보기</ButtonLink>}
      />
    );
  const onTop = new Set(top.map(({ bbsIdx }) => bbsIdx));
  return (
    <>
      <Count role="status">
        {q ? `‘${q}’ 찾기 결과 ` : '전체 '}
        <strong>{total}</strong>건
      </Count>
      <List>
        {top.map((notice) => (
          <NoticeRow key={notice.bbsIdx} notice={notice} pinned />
        ))}
        {noticeNormalList
          .filter(({ bbsIdx }) => !onTop.has(bbsIdx))
          .map((notice) => (
            <NoticeRow key={notice.bbsIdx} notice={notice} pinned={false} />
          ))}
      </List>
    </>
  );
}
