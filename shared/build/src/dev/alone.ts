import type { Company, NavigateOptions, Section } from '@portal/host';
import { createSection, type SectionNavigator } from '@portal/host/app';
import { createHostDouble } from '@portal/host/double';
import { baseCss } from '@portal/ui/base-css';
import { createSession } from './session.ts';

/** What release/src/dev/alone.ts writes into the page. */
interface Facts {
  company: Company;
  /** Origin of the portal, where a developer logs in. */
  portal: string;
}

/**
 * Runs a remote on the host's double, without the shell.
 * @public imported by the module that watch-part.ts writes
 */
export function runAlone(section: Section): void {
  const own = createSection(section);
  const facts = document.getElementById('facts')?.textContent ?? '';
  const { company, portal } = JSON.parse(facts) as Facts;
  const element = document.getElementById('main');
  if (!element) throw new Error('the page has no #main');
  document.head.append(Object.assign(document.createElement('style'), { textContent: baseCss() }));

  let inside: SectionNavigator | null = null;
  const isOwn = (url: URL) =>
    url.origin === location.origin && url.pathname.startsWith(`${section.prefix}/`);
  const navigate = (to: string, options: NavigateOptions = {}) => {
    const url = new URL(to, location.href);
    if (inside && isOwn(url)) void inside.navigate(url.pathname + url.search + url.hash, options);
    else location.assign(url);
  };
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.defaultPrevented;
    if (!link || !isPlain || link.target || link.download || !isOwn(new URL(link.href))) return;
    event.preventDefault();
    navigate(link.href);
  });

  const host = createHostDouble({
    company,
    navigate,
    session: createSession(portal),
    setTitle: (title) => void (document.title = title),
    dialogs: {
      alert: async (message) => window.alert(message),
      confirm: async ({ message }) => window.confirm(message),
    },
    notify: (text) => console.info('notify', text),
    openPopup: (name, data) => console.info('openPopup', name, data),
    showTerms: (index) => console.info('showTerms', index),
  });
  const mount = () =>
    void own.mount({
      element,
      host,
      nonce: '',
      boot: null,
      signal: new AbortController().signal,
      onNavigator: (navigator) => void (inside = navigator),
      onPending: (pending) => element.setAttribute('aria-busy', String(pending)),
      onShown: ({ title }) => void (document.title = `${title} | ${section.label}`),
      onFailure(error) {
        console.error(error);
        return 'DEV';
      },
      onMismatch: console.error,
      onRemount: () => void own.unmount().then(mount),
    });
  mount();
}
