import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../content/Icon.tsx';
import { Spot } from '../content/Spot.tsx';
import type { SpotShape } from '../content/spots.ts';
import { PageHeading } from '../text/PageHeading.tsx';
import { unbroken } from '../text/unbroken.tsx';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 12px;
  padding: 56px 24px;
  text-align: center;
  &[data-boxed] {
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
  }
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

interface MessageProps {
  icon?: IconShape;
  /** In place of the icon, a drawing of what is missing. */
  spot?: SpotShape;
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  role?: 'alert';
  boxed?: true;
}

/** States the situation, the reason, and the one thing to do. */
export function Message({ icon, spot, title, text, actions, role, boxed }: MessageProps) {
  return (
    <Box role={role} data-boxed={boxed}>
      {spot ? <Spot shape={spot} /> : icon && <Icon shape={icon} size={40} />}
      <Title>{unbroken(title)}</Title>
      {text && <p>{unbroken(text)}</p>}
      {actions && <Actions>{actions}</Actions>}
    </Box>
  );
}

/** A message in place of a page, below the page's heading. */
export const MessagePage = ({ page, ...message }: MessageProps & { page: string }) => (
  <>
    <PageHeading title={page} />
    <Message {...message} />
  </>
);
