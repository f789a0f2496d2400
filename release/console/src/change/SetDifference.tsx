import type { ReactNode } from 'react';
import type { SetDiff } from '../desk/answers.ts';
import { Refusal } from '../desk/ask.ts';
import { Quiet } from '../look/Panel.tsx';
import { Trouble } from '../refusal/Trouble.tsx';
import { DiffList } from './DiffList.tsx';

interface Props {
  /** The desk's answer to `diff`. */
  diff: { data: SetDiff | null; refusal: Refusal | null };
  /** The sentence before the differences. */
  children: ReactNode;
}

/** How the set that is about to be given to customers differs from the one that they have, and why it cannot be given. */
export const SetDifference = ({ diff: { data, refusal }, children }: Props) => (
  <div>
    <Quiet>{children}</Quiet>
    {data && <DiffList diff={data} />}
    {refusal && <Trouble refusal={refusal} />}
    {data?.refused && <Trouble refusal={new Refusal('check', data.refused)} />}
  </div>
);
