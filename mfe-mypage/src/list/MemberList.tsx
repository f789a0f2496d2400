import { useChosen } from '@portal/host';
import { ListPage, type ListProps } from '@portal/ui';
import type { ComponentProps } from 'react';
import { MyPageNav } from '../nav/MyPageNav.tsx';

type Own<Params extends object> = Omit<ListProps<Params>, 'params' | 'pending'>;

/**
 * One of the member's lists, below the section's menu. While the rows of a new choice are being loaded, the choice is
 * shown at once and a skeleton stands in place of the `empty` state and `children`, so both may go by `params`.
 */
export function MemberList<Params extends object>({
  here,
  params,
  ...list
}: Own<Params> & {
  here: ComponentProps<typeof MyPageNav>['here'];
  params: Params;
}) {
  const { chosen, pending } = useChosen(params);
  return (
    <>
      <MyPageNav here={here} />
      <ListPage
        count="전체"
        {...list}
        // A new choice begins at the first page.
        params={{ ...chosen, page: 1 }}
        pending={pending}
      />
    </>
  );
}
