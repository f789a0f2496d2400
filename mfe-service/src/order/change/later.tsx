import { late } from '@portal/form';
import { ContentSkeleton } from '@portal/ui';

/** Opened by a press. */
export const MoveDays = late(
  () => import(/* webpackChunkName: "change" */ './MoveDays.tsx').then((file) => file.MoveDays),
  <ContentSkeleton kind="article" />,
);
export const ChangeContact = late(
  () =>
    import(/* webpackChunkName: "change" */ './ChangeContact.tsx').then(
      (file) => file.ChangeContact,
    ),
  <ContentSkeleton kind="article" />,
);
