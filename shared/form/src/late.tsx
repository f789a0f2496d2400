import { Button, ContentSkeleton, Notice, SlowNotice } from '@portal/ui';
import {
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Functions that load components whose code is wanted and not loaded yet. */
const missing = new Set<() => Promise<void>>();
/** Functions that load components made with `lateRest`, until `loadRest` is called or the component is shown. */
const unneeded = new Set<() => Promise<void>>();
/** The promise of each load that is running. Who wants the same code meanwhile waits for that promise. */
const underWay = new Map<() => Promise<void>, Promise<void>>();
let failed = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const tell = () => {
  for (const listener of listeners) listener();
};

/** Loads every late component of the pages that were opened. Tries those again that failed, and starts no load that is running. */
export function loadLate(): Promise<void> {
  failed = false;
  tell();
  const loads = [...missing].map((load) => {
    const known = underWay.get(load);
    if (known) return known;
    const loading = load()
      .then(() => {
        missing.delete(load);
        tell();
      })
      .finally(() => underWay.delete(load));
    underWay.set(load, loading);
    return loading;
  });
  return Promise.all(loads).then(
    () => {},
    () => {
      failed = true;
      tell();
    },
  );
}

/** Loads what `loadLate` loads, and the components made with `lateRest`. */
export function loadRest(): Promise<void> {
  for (const load of unneeded) missing.add(load);
  unneeded.clear();
  return loadLate();
}

/**
 * State of the late components that the page on the screen has. Those of another page, which the shell evaluates ahead, do not
 * make it wait again.
 */
export function useLate(): 'here' | 'waiting' | 'failed' {
  const [needed] = useState(() => [...missing]);
  return useSyncExternalStore(
    subscribe,
    () => (!needed.some((load) => missing.has(load)) ? 'here' : failed ? 'failed' : 'waiting'),
    () => 'waiting',
  );
}

/** Shown in place of what is loaded late: a skeleton, or the way to try again. */
export function LateAwaited({ skeleton }: { skeleton?: ReactNode }) {
  const state = useLate();
  // After an earlier failure we try again at once. An effect after the paint would show its message for one frame first.
  useLayoutEffect(() => void loadLate(), []);
  if (state === 'failed')
    return (
      <Notice role="alert">
        화면을 마저 불러오지 못했습니다. 입력하신 내용은 그대로 있습니다.
        <Button onClick={() => void loadLate()}>다시 시도</Button>
      </Notice>
    );
  return (
    <>
      <SlowNotice onRetry={() => void loadLate()} />
      {skeleton ?? <ContentSkeleton kind="article" />}
    </>
  );
}

type Load<P> = () => Promise<ComponentType<P>>;
type Skeleton<P> = ReactNode | ((props: P) => ReactNode);

function lateIn<P extends object>(
  loads: Set<() => Promise<void>>,
  load: Load<P>,
  skeleton: Skeleton<P>,
): (props: P) => ReactNode {
  let here: ComponentType<P> | null = null;
  const bring = async () => {
    here = await load();
  };
  loads.add(bring);
  const get = () => here;
  return function Late(props: P) {
    const Here = useSyncExternalStore(subscribe, get, () => null);
    if (Here) return <Here {...props} />;
    // Now it is needed. Note it during the render, before `LateAwaited` reads what is missing.
    if (unneeded.delete(bring)) missing.add(bring);
    return <LateAwaited skeleton={typeof skeleton === 'function' ? skeleton(props) : skeleton} />;
  };
}

/**
 * A component that only later steps of a form show. Its code is loaded when the browser is idle, or when it is shown. A form opens a
 * later step once the code of all such components is loaded.
 *
 * Which chunk the code belongs in: `later` if every form of the remote has the component; a chunk named after the page if only one form
 * has it; a chunk named after the component if pages without a form show it, too. Otherwise `later` would also have to contain what
 * such a page lacks and every form has loaded with its first step.
 * @param skeleton shown until the code is loaded, where a first step shows the component after all
 */
export const late = <P extends object>(load: Load<P>, skeleton?: Skeleton<P>) =>
  lateIn(missing, load, skeleton);

/**
 * A component that few of those who open a form will see, such as the receipt of a submission. Its code is loaded when the customer
 * leaves the form's first step, or when it is shown. The form does not wait for it. Name its chunk after the component.
 * @param skeleton shown until the code is loaded. The server draws it for an address that opens the component, so give it the page's
 * heading
 */
export const lateRest = <P extends object>(load: Load<P>, skeleton?: Skeleton<P>) =>
  lateIn(unneeded, load, skeleton);
