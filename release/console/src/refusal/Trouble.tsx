import styled from '@emotion/styled';
import { Icon, icons } from '@portal/ui';
import type { Refusal } from '../desk/ask.ts';
import { refusalText } from '../words.ts';
import { Original } from './Original.tsx';
import { inKorean } from './said.ts';

const Box = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 14px;
  border: var(--line-width) solid var(--danger);
  border-radius: var(--radius);
  background: var(--surface);
  svg {
    flex: none;
    margin-top: 1px;
    color: var(--danger);
  }
  p + p {
    margin-top: 4px;
    color: var(--text-second);
    font-size: var(--small);
  }
`;

/** Why the desk refused something, and what to do. */
export function Trouble({ refusal }: { refusal: Refusal }) {
  const known = inKorean(refusal.message);
  return (
    <Box role="alert">
      <Icon shape={icons.alert} size={20} />
      <div>
        <p>{refusalText(refusal)}</p>
        {known && <p>{known}</p>}
        {refusal.message && <Original lines={[refusal.message]} />}
      </div>
    </Box>
  );
}
