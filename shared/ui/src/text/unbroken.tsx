import type { ReactNode } from 'react';

/** Letters and digits that hyphens join: a model, a phone or account number. */
const JOINED = /([A-Za-z0-9]+(?:-[A-Za-z0-9]+)+)/g;
/** The most characters that stay in one line: more would not fit on a phone. */
const MOST = 16;

/** Text whose models and numbers never break after a hyphen; `nb` is a class of the base style. Other content stays as it is. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(JOINED);
  if (parts.length === 1) return text;
  return parts.map((part, i) =>
    i % 2 === 1 && part.length <= MOST ? (
      <span key={i} className="nb">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The same in HTML: in its texts, and not in its tags. */
export const unbrokenHtml = (html: string): string =>
  html.replace(/>[^<]+/g, (text) =>
    text.replace(JOINED, (part) =>
      part.length <= MOST ? `<span class="nb">${part}</span>` : part,
    ),
  );
