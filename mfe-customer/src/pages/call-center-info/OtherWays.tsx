import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Icon } from '@portal/ui';

const List = styled.ul`
  border-top: var(--line-width) solid var(--line);
  list-style: none;
  a {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: center;
    gap: 2px 16px;
    min-height: 76px;
    padding: 14px 0;
    border-bottom: var(--line-width) solid var(--line);
    color: var(--text);
    text-decoration: none;
  }
  strong {
    font-weight: 600;
  }
  span {
    grid-row: 2;
    color: var(--text-second);
    font-size: var(--small);
  }
  svg {
    grid-row: 1 / span 2;
    grid-column: 2;
    color: var(--text-third);
  }
  a:hover strong {
    color: var(--primary);
  }
`;

const ways = [
  {
    label: '자주 묻는 질문',
    text: '고장 증상과 궁금한 점의 답을 바로 봅니다.',
    path: paths.faq(),
  },
  { label: '1:1 문의', text: '글과 사진으로 남기시면 답해 드립니다.', path: paths.qna() },
  { label: '카카오톡 상담', text: '채팅으로 물어보실 수 있습니다.', path: paths.kakaotalk() },
  { label: '공지사항', text: '쉬는 날과 그 밖의 전화번호를 알려 드립니다.', path: paths.notices() },
];

/** Ways without a call, as far as this release has them. */
export function OtherWays() {
  const { hrefFor } = useHost();
  return (
    <List>
      {ways.map(({ label, text, path }) => {
        const href = hrefFor(path);
        return (
          href && (
            <li key={path}>
              <a href={href}>
                <strong>{label}</strong>
                <span>{text}</span>
                <Icon name="chevron-right" />
              </a>
            </li>
          )
        );
      })}
    </List>
  );
}
