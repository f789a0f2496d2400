import type { ViewOf } from '@portal/form';
import { LookAhead } from '../../request/LookAhead.tsx';
import { AfterCost } from './AfterCost.tsx';
import { afterForm } from './after-form.tsx';

const { visitOn } = afterForm.fields;

/** Days and cost for customers who cannot choose their product yet. */
export const ProductStep = ({ draft, change }: ViewOf<typeof afterForm, 'product'>) => (
  <LookAhead days={{ visitOn }} draft={draft} change={change} cost={<AfterCost draft={draft} />} />
);
