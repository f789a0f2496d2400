import { useSelector } from 'react-redux';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { readCookie, writeCookie } from '../browser/cookies.ts';
import { ownerOf } from '../navigation/navigation.ts';
import type { HostState } from '../state/store.ts';
import { lateCalls } from '../release/late-calls.ts';
import type { Popup } from '@portal/contract';
import type ProductPopup from './ProductPopup.tsx';
import { hasGoneOn, NOT_TODAY, nextPopup, secondsOfToday, withNotToday } from './rules.ts';
import { whenIdle } from '@portal/browser';

/** Popups of each page visited in this tab. */
const known = new Map<string, Promise<Popup[]>>();
const seen = new Set<string>();

/** A page's popups, then its cards. Empty if a list fails; the next visit fetches again. */
function popupsOf(pageName: string): Promise<Popup[]> {
  const before = known.get(pageName);
  if (before) return before;
  const lists = lateCalls().then(({ caller, listPopups, listDescriptionCards }) =>
    Promise.all(
      // A newer call of the same entry aborts the older one, unless it is made `beside` it. An open help popup calls
      // `listDescriptionCards` too, and both need their answer.
      [listPopups, listDescriptionCards].map((entry) =>
        caller.call(entry, { pageName }, { beside: true }),
      ),
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

/** The place of a popup: before the footer, or at the end of a page without one. Nothing of the page moves or is covered. */
function placeOf(): HTMLElement {
  const place = document.createElement('div');
  const footer = document.getElementById('footer');
  if (footer) footer.before(place);
  else document.body.append(place);
  return place;
}

type Shown = { pathname: string; place: HTMLElement; popup: Popup; Content: typeof ProductPopup };

/**
 * Shows the company's popups for the page on the screen below its content: one for each visit, once the page has loaded and
 * the browser is idle, and in a form's first step alone (docs/decisions/0018).
 */
export default function ProductPopups({ pathname }: { pathname: string }) {
  const [shown, setShown] = useState<Shown | null>(null);
  // Each move within a page changes the view, and so renders this again.
  const view = useSelector((state: HostState) => state.view);
  const isThere = !view.pending;
  useEffect(() => {
    const pageName = ownerOf(pathname).page?.id;
    if (!isThere || !pageName) return;
    const over = new AbortController();
    const { signal } = over;
    const show = async () => {
      const popup = nextPopup(await popupsOf(pageName), readCookie(NOT_TODAY), seen);
      if (!popup || signal.aborted || hasGoneOn(location.search)) return;
      const { default: Content } = await import(
        /* webpackChunkName: "shell-popup-card" */ './ProductPopup.tsx'
      );
      if (signal.aborted) return;
      seen.add(popup.name);
      setShown({ pathname, place: placeOf(), popup, Content });
    };
    // If the chunk fails to load, skip the popup.
    whenIdle(() => void show().catch(() => {}), signal);
    return () => over.abort();
  }, [pathname, isThere]);
  const place = shown?.place;
  useEffect(() => () => place?.remove(), [place]);
  useEffect(() => () => setShown(null), [pathname]);
  if (shown?.pathname !== pathname || hasGoneOn(location.search)) return null;
  const { popup, Content } = shown;
  const close = () => setShown(null);
  const notToday = () => {
    const value = withNotToday(readCookie(NOT_TODAY), popup.name);
    writeCookie(NOT_TODAY, value, secondsOfToday(Date.now()));
    close();
  };
  return createPortal(<Content popup={popup} onNotToday={notToday} onClose={close} />, shown.place);
}
