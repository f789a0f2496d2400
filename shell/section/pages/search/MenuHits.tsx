import styled from '@emotion/styled';
import { Icon, icons } from '@portal/ui';
import { Marked } from '../../search/Marked.tsx';
import type { menuHits } from './results.ts';

const Box = styled.section`
  margin-bottom: 24px;
  h2 {
    margin-bottom: 8px;
    font-size: var(--small);
    color: var(--text-second);
    letter-spacing: 0;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 48px;
    padding: 0 12px 0 18px;
    border-radius: var(--radius);
    background: var(--soft-primary);
    color: var(--on-soft-primary);
    border: var(--line-width) solid var(--line);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    border-color: var(--primary);
  }
`;

/** Menu entries whose name matches the search. */
export function MenuHits(props: { hits: ReturnType<typeof menuHits>; searchStr: string }) {
  if (props.hits.length === 0) return null;
  return (
    <Box>
      <h2>메뉴 바로가기</h2>
      <ul>
        {props.hits.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>
              <span>
                <Marked text={label} searchStr={props.searchStr} />
              </span>
              <Icon shape={icons.chevronRight} size={18} />
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
