import styled from '@emotion/styled';

/** A part of a page below its own heading. */
export const Section = styled.section`
  max-width: 800px;
  margin-top: 40px;
  > h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
`;
