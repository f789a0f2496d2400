import styled from '@emotion/styled';

const Badge = styled.span`
  flex: none;
  padding: 1px 10px;
  border-radius: 999px;
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  font-size: var(--small);
  font-weight: 700;
`;

/** Badge of a pinned notice. */
export const Pinned = () => <Badge>공지</Badge>;
