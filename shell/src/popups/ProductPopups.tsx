import { useSelector } from 'react-redux';
import { useEffect, useRef, useState } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { ownerOf } from '../navigation/navigation.ts';
import type { HostState } from '../state/store.ts';
import { lateCalls } from '../release/late-calls.ts';
import { listDescriptionCards, listPopups, type Popup } from '@portal/contract';
import type ProductPopup from './ProductPopup.tsx';
import { NOT_TODAY, nextPopup, secondsOfToday, withNotToday } from './rules.ts';
import { whenIdle } from '@portal/browser';

/** Popups of each page visited in this tab. */
const known = new Map<string, Promise<Popup[]>>();
const seen = new Set<string>();

/** A page's popups, then its cards. Empty if a list fails; the next visit fetches again. */
function popupsOf(pageName: string): Promise<Popup[]> {
  const before = known.get(pageName);
  if (before) return before;
  const lists = lateCalls().then(({ caller }) =>
    Promise.all(
      [listPopups, listDescriptionCards].map((entry) => caller.call(entry, { pageName })),
    ),
  );
  const asked = lists.then(
    (answers) => answers.flatMap(({ list }) => list),
    () => {
      known.delete(pageName);
      return [];
    },
  );
  known.set(pageName, asked);
  return asked;
}

const FIELDS = 'input, textarea, select, [contenteditable]';

/** No dialog is open and no field has the focus. */
const isQuiet = () =>
  !document.querySelector('dialog[open]') && !document.activeElement?.matches(FIELDS);

type Shown = { pathname: string; popup: Popup; Content: typeof ProductPopup };

/**
 * Opens the company's popups for the page on the screen: one for each visit, once the page has loaded and the
 * browser is idle; never over another dialog, never where the customer has typed (docs/decisions/0018).
 */
export default function ProductPopups({ pathname }: { pathname: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const typedOn = useRef<string | null>(null);
  const isThere = useSelector(({ view, layers }: HostState) => {
    return !view.pending && layers.open.length === 0 && layers.busy.length === 0;
  });
  useEffect(() => {
    const pageName = ownerOf(pathname).page?.id;
    if (!isThere || !pageName || typedOn.current === pathname) return;
    const over = new AbortController();
    const { signal } = over;
    let ready: Shown | null = null;
    const show = () => {
      if (!ready || signal.aborted || !isQuiet()) return;
      over.abort();
      seen.add(ready.popup.name);
      setShown(ready);
    };
    const prepare = async () => {
      const popup = nextPopup(await popupsOf(pageName), readCookie(NOT_TODAY), seen);
      if (!popup || signal.aborted) return;
      const { default: Content } = await import(
        /* webpackChunkName: "shell-popups" */ './ProductPopup.tsx'
      );
      ready = { pathname, popup, Content };
      show();
    };
    // If the chunk fails to load, skip the popup.
    whenIdle(() => void prepare().catch(() => {}), signal);
    const later = () => whenIdle(show, signal);
    const typed = () => {
      typedOn.current = pathname;
      over.abort();
    };
    const heard = { focusin: later, focusout: later, input: typed };
    for (const [type, hear] of Object.entries(heard)) document.addEventListener(type, hear);
    return () => {
      over.abort();
      for (const [type, hear] of Object.entries(heard)) document.removeEventListener(type, hear);
    };
  }, [pathname, isThere]);
  useEffect(() => () => setShown(null), [pathname]);
  if (shown?.pathname !== pathname) return null;
  const { popup, Content } = shown;
  const close = () => setShown(null);
  const notToday = () => {
    const value = withNotToday(readCookie(NOT_TODAY), popup.name);
    writeCookie(NOT_TODAY, value, secondsOfToday(Date.now()));
    close();
  };
  return <Content popup={popup} onNotToday={notToday} onClose={close} />;
}
