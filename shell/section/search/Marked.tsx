import styled from '@emotion/styled';
import { markHits } from '@portal/format';

const Mark = styled.mark`
  background: var(--soft-accent);
  color: var(--on-soft-accent);
  font-weight: 600;
`;

/** A text with the matches of a search marked. */
export function Marked({ text, searchStr }: { text: string; searchStr: string }) {
  return markHits(text, searchStr).map((piece, i) =>
    piece.hit ? <Mark key={i}>{piece.text}</Mark> : piece.text,
  );
}
