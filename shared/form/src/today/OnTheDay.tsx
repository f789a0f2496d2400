import type { Coming } from '@portal/contract';
import { useEffect, useState, type ComponentType } from 'react';
import type { KeepFreshProps } from './KeepFresh.tsx';

type Props = Omit<KeepFreshProps, 'isOn'> & {
  /** Who comes to what the page shows. */
  coming: readonly (Coming | null | undefined)[];
};

/**
 * Keeps a page up to date while somebody comes today. Its code is loaded on such a day alone, and stays then: it has to say that
 * the visit is over.
 */
export function OnTheDay({ coming, ...props }: Props) {
  const isOn = coming.some((each) => each?.today);
  const [Here, setHere] = useState<ComponentType<KeepFreshProps> | null>(null);
  useEffect(() => {
    if (!isOn) return;
    // Without it the page goes on saying what it said when it was loaded.
    import(/* webpackChunkName: "today" */ './KeepFresh.tsx').then(
      (file) => setHere(() => file.KeepFresh),
      () => {},
    );
  }, [isOn]);
  return Here && <Here {...props} isOn={isOn} />;
}
