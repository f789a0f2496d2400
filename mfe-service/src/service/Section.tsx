import styled from '@emotion/styled';

/** A part of a page that explains something. */
export const Section = styled.section`
  max-width: 800px;
  margin-top: 48px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
  ul {
    display: grid;
    gap: 6px;
    padding-left: 1.2em;
  }
`;
