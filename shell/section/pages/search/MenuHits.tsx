import styled from '@emotion/styled';
import { Cluster, Icon, icons, TapLink, Text } from '@portal/ui';
import { Marked } from '../../search/Marked.tsx';
import type { menuHits } from './results.ts';

const Box = styled.section`
  margin-bottom: 24px;
  a {
    padding: 0 12px 0 18px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius);
    background: var(--soft-primary);
    color: var(--on-soft-primary);
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
      <Text as="h2" size="small" tone="text-second" bottom={8}>
        메뉴 바로가기
      </Text>
      <Cluster as="ul">
        {props.hits.map(({ label, href }) => (
          <li key={href}>
            <TapLink href={href}>
              <span>
                <Marked text={label} searchStr={props.searchStr} />
              </span>
              <Icon shape={icons.chevronRight} size={18} />
            </TapLink>
          </li>
        ))}
      </Cluster>
    </Box>
  );
}
