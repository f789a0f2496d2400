import type { ViewOf } from '@portal/form';
import { LookAhead } from '../../request/LookAhead.tsx';
import { AfterCost } from './AfterCost.tsx';
import { afterForm } from './after-form.tsx';

type After = typeof afterForm;
const { visitOn } = afterForm.fields;

export const ProductStep = ({ draft, change, children }: ViewOf<After, 'product'>) => (
  <LookAhead days={{ visitOn }} draft={draft} change={change} cost={<AfterCost draft={draft} />}>
    {children}
  </LookAhead>
);

export const ContactStep = ({ draft, children }: ViewOf<After, 'contact'>) => (
  <>
    {children}
    <AfterCost draft={draft} />
  </>
);

export const CheckStep = ({ draft, children }: ViewOf<After, 'check'>) => (
  <>
    {children}
    <AfterCost draft={draft} isLast />
  </>
);
