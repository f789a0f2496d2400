import { paths, type ParamsOf } from '@portal/paths';

/** Where the page stands: in the portal, or in the membership app, which has no choice of all products. */
export type View = 'portal' | 'membership';

/** The view of an address of the page. */
export const viewAt = ({ pathname }: URL): View =>
  pathname === paths.membershipReference.pattern ? 'membership' : 'portal';

export type Params = ParamsOf<(typeof paths.reference)['template']>;

/** The products to choose from. */
export const productsOf = (view: View) =>
  view === 'portal' ? (['a', 'bf', 'l', 'w', 'o'] as const) : (['bf', 'l', 'w', 'o'] as const);

/** The page's own address for a choice: what is opened in the app stays in the app. */
export function hrefIn(view: View, { product, ...rest }: Partial<Params>): string {
  const chosen = product === undefined || product === 'a' ? {} : { product };
  return view === 'portal'
    ? paths.reference({ ...rest, ...chosen })
    : paths.membershipReference({ ...rest, ...chosen });
}
