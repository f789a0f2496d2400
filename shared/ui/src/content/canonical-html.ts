/**
 * The tags that the API's sanitizer writes (server/src/html.ts), with headings of each level that a page gives them, and what
 * `unbrokenHtml` adds.
 */
const TAG =
  /<\/?(?:p|ul|ol|li|strong|em|h[2-4]|table|thead|tbody|tr|th|td)>|<br \/>|<span class="nb">|<\/span>|<a href="(?:\/(?![/\\])|tel:)(?:[^"<>\s\\&]|&amp;)*">|<\/a>/g;

/** Whether markup contains only these tags. None of them can run a script: the only attribute is a link's address. */
export const isCanonical = (html: string): boolean => !/[<>]/.test(html.replace(TAG, ''));

interface Policy {
  createHTML(html: string): unknown;
}

/** Undefined until it is first needed; null if the page's content security policy does not allow it, as an older server's. */
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

/** Returns such markup, unparsed, as a value that Trusted Types accept; null for any other markup. */
export function trusted(html: string): string | null {
  if (!isCanonical(html)) return null;
  policy = policy === undefined ? ownPolicy() : policy;
  return policy && (policy.createHTML(html) as string);
}
