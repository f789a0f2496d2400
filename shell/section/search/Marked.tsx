import styled from '@emotion/styled';
import { markHits } from '@portal/format';
import { unbroken } from '@portal/ui';
import { Fragment } from 'react';

/** High contrast has one ground for all: there a match is white with black letters. */
const inverse = 'background: var(--text); color: var(--bg);';
const Mark = styled.mark`
  background: var(--soft-accent);
  color: var(--on-soft-accent);
  font-weight: 600;
  @media (prefers-contrast: more) {
    html:not([data-contrast='normal']) & {
      ${inverse}
    }
  }
  html[data-contrast='more'] & {
    ${inverse}
  }
`;

/** A text with the matches of a search marked; `marks` are pieces that say the same in other words. */
export function Marked(props: { text: string; searchStr: string; marks?: readonly string[] }) {
  return markHits(props.text, props.searchStr, props.marks).map(({ text, hit }, i) =>
    hit ? <Mark key={i}>{unbroken(text)}</Mark> : <Fragment key={i}>{unbroken(text)}</Fragment>,
  );
}
