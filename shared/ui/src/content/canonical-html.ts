/** What the API's sanitizer leaves of a post, as it writes it (server/src/html.ts), and the levels that headings are given. */
const TAG =
  /<\/?(?:p|ul|ol|li|strong|em|h[2-4]|table|thead|tbody|tr|th|td)>|<br \/>|<a href="(?:\/(?![/\\])|tel:)(?:[^"<>\s\\&]|&amp;)*">|<\/a>/g;

/** Whether markup has nothing but these elements, without attributes but the address of a link: it can run nothing. */
export const isCanonical = (html: string): boolean => !/[<>]/.test(html.replace(TAG, ''));

interface Policy {
  createHTML(html: string): unknown;
}

/** Undefined until it is needed: creating it is refused where a page's policy is older than this code. */
let policy: Policy | null | undefined;
function ownPolicy(): Policy | null {
  if (!window.trustedTypes) return { createHTML: (html) => html };
  try {
    return window.trustedTypes.createPolicy('board-html', {
      createHTML: (html) => html,
    });
  } catch {
    return null;
  }
}

/** Canonical markup as a value that Trusted Types accept, without parsing it; null for any other. */
export function trusted(html: string): string | null {
  if (!isCanonical(html)) return null;
  policy = policy === undefined ? ownPolicy() : policy;
  return policy && (policy.createHTML(html) as string);
}
