import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding: 56px 24px;
  text-align: center;
  svg {
    color: var(--primary);
    margin-bottom: 4px;
  }
  p {
    color: var(--text-second);
    max-width: 34em;
  }
`;
const Title = styled.h2`
  font-size: var(--h4);
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 8px;
`;

/** States the situation, the reason, and the one thing to do. */
export function Message(props: {
  picture?: ReactNode;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <Box>
      {props.picture}
      <Title>{props.title}</Title>
      {props.text && <p>{props.text}</p>}
      {props.actions && <Actions>{props.actions}</Actions>}
    </Box>
  );
}
