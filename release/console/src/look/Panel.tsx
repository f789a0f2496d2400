import styled from '@emotion/styled';
import { useId, type ComponentProps } from 'react';
import { media } from '@portal/ui';

const Framed = styled.section`
  padding: 20px 24px;
  border: var(--line-width) solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  > h2 {
    margin-bottom: 12px;
    font-size: var(--h2);
  }
  ${media.mobileLarge} {
    padding: 16px;
  }
`;

/** A framed part of a page. Its title is its heading and its name. */
export function Panel({ title, children, ...props }: ComponentProps<'section'>) {
  const id = useId();
  return (
    <Framed aria-labelledby={title && id} {...props}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </Framed>
  );
}

/** As narrow as a select. */
export const Narrow = styled.div`
  max-width: 420px;
`;

export const Quiet = styled.p`
  color: var(--text-second);
  font-size: var(--small);
`;

const Small = styled.button`
  min-height: 32px;
  padding: 0 10px;
  border: var(--line-width) solid var(--border);
  border-radius: var(--radius);
  background: var(--surface);
  font-size: var(--small);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  ${media.mobile} {
    min-height: 44px;
    padding: 0 14px;
  }
`;

/** A small button in a row of a table. */
export const SmallButton = (props: ComponentProps<'button'>) => <Small type="button" {...props} />;
