import styled from '@emotion/styled';

/** As high as three questions, so that they do not push away the button below when they arrive. */
export const AnswersAwaited = styled.div`
  min-height: 272px;
  border-radius: var(--radius-card);
  background: var(--soft-primary);
`;
