import styled from '@emotion/styled';

/** The one thing of a part that is read first. */
export const Figure = styled.p`
  font-size: var(--h3);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;
