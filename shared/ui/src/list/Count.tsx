import styled from '@emotion/styled';
import { VisuallyHidden } from '../content/VisuallyHidden.tsx';

const Line = styled.p`
  color: var(--text-second);
  &[data-shown] {
    margin-bottom: 12px;
  }
  strong {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;

/**
 * The number of rows in a list, announced to screen readers when it changes. It stays on the page while rows load, because a live
 * region is announced only if it was there before its text. `words` precede the number.
 * @param props.total null while rows load
 * @param props.chosen what the rows were chosen by, for those who do not see the filters
 * @param props.hidden only announced
 */
export function Count(props: {
  words: string;
  total: number | null;
  chosen?: string;
  page?: number;
  hidden?: boolean;
}) {
  const { words, total, chosen = '', page = 1, hidden = false } = props;
  const count = total !== null && (
    <>
      {chosen && <VisuallyHidden>{chosen}: </VisuallyHidden>}
      {words && `${words} `}
      <strong>{total}</strong>건{page > 1 && <VisuallyHidden>, {page}쪽</VisuallyHidden>}
    </>
  );
  const isShown = count !== false && !hidden;
  return (
    <Line role="status" data-shown={isShown || undefined}>
      {isShown ? count : <VisuallyHidden>{count || '불러오는 중입니다.'}</VisuallyHidden>}
    </Line>
  );
}
