import styled from '@emotion/styled';

// Styles only lists without a class: a list that a component renders has a class and a style of its own.
export const Part = styled.section`
  max-width: 720px;
  margin-top: 40px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h4);
  }
  > ol:not([class]),
  > ul:not([class]) {
    display: grid;
    gap: 8px;
    padding-left: 1.4em;
  }
  > p {
    margin-top: 12px;
    color: var(--text-second);
  }
  a[href^='tel:'] {
    white-space: nowrap;
  }
`;
