import styled from '@emotion/styled';

/** A secret, token or address to read off or copy, as it is. */
export const Literal = styled.code`
  display: block;
  padding: 8px 12px;
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--small);
  overflow-wrap: anywhere;
`;
