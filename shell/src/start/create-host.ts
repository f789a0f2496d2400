import type { Address, Analytics, Host } from '@portal/host';
import { identity } from '../identity/identity.ts';
import { busy, dialogs, notify, openLayer } from '../layers/layers.ts';
import { bridge } from '../release/bridge.ts';
import { changed, onChanged } from '../release/changes.ts';
import { reportShellFailure } from '../release/failure.ts';
import { portal, sections } from '../release/inlined.ts';
import { offeredPages } from '../release/offered-pages.ts';
import { menuOf } from '../../shared/menu.ts';
import { tasksOf } from '../../shared/tasks.ts';
import { createSession } from '../session/session.ts';
import { siteType } from '../session/site-type.ts';
import { showTitle } from '../navigation/document-meta.ts';
import { guardLeave } from '../navigation/leave-guards.ts';
import { hrefFor, navigate } from '../navigation/navigation.ts';
import type { HostStore } from '../state/store.ts';

/** Creates the host of the browser. */
export const createHost = (store: HostStore, analytics: Analytics): Host => ({
  company: portal.company,
  menu: menuOf(sections),
  tasks: tasksOf(sections),
  pages: offeredPages,
  hrefFor,
  navigate,
  guardLeave,
  setTitle: showTitle,
  session: createSession(store, {
    goTo: (path) => navigate(path, { replace: true }),
    identity,
  }),
  dialogs,
  notify,
  openPopup: (name, data = {}) => void openLayer({ kind: 'popup', name, data }),
  showTerms: (termIndex) => void openLayer({ kind: 'terms', termIndex }),
  busy,
  changed,
  onChanged,
  analytics,
  identity,
  bridge,
  findAddress: () => openLayer<Address | null>({ kind: 'address' }).answer,
  siteType,
  supportCode: reportShellFailure,
});
