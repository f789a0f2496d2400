import type { NavigateOptions } from '@portal/host';

/**
 * Follows links and GET forms as the shell does (shell/src/navigation), because jsdom does not navigate. Returns an
 * undo.
 */
export function followLinks(navigate: (to: string, options: NavigateOptions) => void): () => void {
  const follow = (event: Event, url: URL, { dataset }: HTMLElement) => {
    event.preventDefault();
    if (url.origin !== location.origin) return;
    navigate(url.pathname + url.search + url.hash, { keepScroll: 'keepScroll' in dataset });
  };
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link?.href || event.defaultPrevented) return;
    if (link.target || link.hasAttribute('download')) event.preventDefault();
    else follow(event, new URL(link.href), link);
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method !== 'get') return;
    const url = new URL(form.action);
    url.search = '';
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim()) url.searchParams.set(name, value);
    follow(event, url, form);
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  };
}
