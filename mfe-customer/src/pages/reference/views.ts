import { productNames } from '@portal/contract';
import { paths, type ParamsOf } from '@portal/paths';
import { optionsOf } from '@portal/ui';

/** The page stands in the portal and in the membership app, which has no choice of all products. */
export type View = 'portal' | 'membership';

/** The view that an address shows. */
export const viewAt = ({ pathname }: URL): View =>
  pathname === paths.membershipReference.pattern ? 'membership' : 'portal';

type Params = ParamsOf<(typeof paths.reference)['template']>;

const { bf, l, w, o } = productNames;

/** The products to choose from. */
export const productsOf = (view: View) =>
  view === 'portal' ? optionsOf({ a: '전체', bf, l, w, o }) : optionsOf({ bf, l, w, o });

/** An address of the page in the same view: a link in the app stays in the app. */
export function hrefIn(view: View, { product, ...rest }: Partial<Params>): string {
  const chosen = product === undefined || product === 'a' ? {} : { product };
  return view === 'portal'
    ? paths.reference({ ...rest, ...chosen })
    : paths.membershipReference({ ...rest, ...chosen });
}
