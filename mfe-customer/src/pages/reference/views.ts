import { paths, type ParamsOf } from '@portal/paths';

/** The page exists in the portal and in the membership app. */
export type View = 'portal' | 'membership';

export const viewAt = ({ pathname }: URL): View =>
  pathname === paths.membershipReference.pattern ? 'membership' : 'portal';

type Params = ParamsOf<(typeof paths.reference)['template']>;

/** An address of the page in the same view, so that links in the app stay in the app. */
export const hrefIn = (view: View, params: Partial<Params>): string =>
  view === 'portal' ? paths.reference(params) : paths.membershipReference(params);
