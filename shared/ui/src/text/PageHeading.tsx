import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme/tokens.ts';
import { unbroken } from './unbroken.tsx';

const Heading = styled.div`
  padding: 48px 0 24px;
  h1 {
    font-size: var(--h1);
  }
  p {
    margin-top: 8px;
    color: var(--text-second);
  }
  ${media.mobile} {
    padding: 32px 0 16px;
  }
`;

/** A page's only h1, with its purpose in one line. */
export function PageHeading({ title, lead }: { title: string; lead?: ReactNode }) {
  return (
    <Heading>
      <h1>{unbroken(title)}</h1>
      {lead && <p>{unbroken(lead)}</p>}
    </Heading>
  );
}
