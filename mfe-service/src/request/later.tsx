import { late } from '@portal/form';
import { ContentSkeleton } from '@portal/ui';

/** The cost, first shown in the second step. */
export const Cost = late(
  () => import(/* webpackChunkName: "later" */ './Cost.tsx').then((file) => file.Cost),
  <ContentSkeleton kind="list" />,
);
export const CostSum = late(
  () => import(/* webpackChunkName: "later" */ './Cost.tsx').then((file) => file.CostSum),
  <></>,
);
/** Comes with the member's products. */
export const ProductMissing = late(() =>
  import(/* webpackChunkName: "later" */ './ProductMissing.tsx').then(
    (file) => file.ProductMissing,
  ),
);
export const Notices = late(() =>
  import(/* webpackChunkName: "later" */ './Notices.tsx').then((file) => file.Notices),
);
