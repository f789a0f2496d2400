import styled from '@emotion/styled';

/** As high as three questions, so that the button below does not move when they load. */
export const AnswersAwaited = styled.div`
  min-height: 272px;
  border-radius: var(--radius-card);
  background: var(--soft-primary);
`;
