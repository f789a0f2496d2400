/**
 * Runs in the page. Whether the page itself is on the screen and hydrated: neither its skeleton, which has the same
 * heading, nor the server's HTML alone.
 */
export function isSettled(): boolean {
  const isHydrated = (selector: string) =>
    document.querySelector(selector)?.closest('[data-hydrated]') != null;
  // A web view of the membership app has no header.
  const frame = document.querySelector('header') === null || isHydrated('header');
  return frame && isHydrated('main h1') && !document.querySelector('main [aria-busy=true]');
}
