import { useEffect, useState } from 'react';

/**
 * The token of the message's link that opened this page; null without one, undefined until the page is hydrated. It is removed from
 * the address at once, so that nobody finds it in a copied address or in the history.
 */
export function useLinkToken(): string | null | undefined {
  const [token, setToken] = useState<string | null>();
  useEffect(() => {
    const [, found] = /^#o=([\w-]{20,200})$/.exec(window.location.hash) ?? [];
    // oxlint-disable-next-line react/set-state-in-effect -- the server renders no fragment
    setToken(found ?? null);
    if (found === undefined) return;
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
  }, []);
  return token;
}
