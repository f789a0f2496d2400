import styled from '@emotion/styled';

/** The main figure of a section, in large type. */
export const Figure = styled.p`
  font-size: var(--h3);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
