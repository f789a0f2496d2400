import styled from '@emotion/styled';

/** An action on this page that reads like a link: more about what stands beside it. */
export const LinkButton = styled.button`
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
  color: var(--primary);
  font-size: var(--small);
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
