import styled from '@emotion/styled';

/** Controls that answer one question, which is its legend. */
export const FieldSet = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font-weight: 600;
  }
`;
