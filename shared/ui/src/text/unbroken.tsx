import type { ReactNode } from 'react';

/**
 * Letters and digits that hyphens join (a model, a phone or account number, also masked), the last digits of a card or an account, the
 * number of a request or visit with its word, and the window of a visit.
 */
const JOINED =
  /([A-Za-z0-9]+(?:-[A-Za-z0-9*]+)+|\*{4} \d{4}|(?:접수|예약) 번호 \d+|오[전후] \d+시~(?:[낮오]후? )?\d+시)/g;
/** The most characters that stay in one line: more would not fit on a phone. */
const MOST = 16;

/**
 * Text whose models, numbers and hours never break; `nb` is a class of the base style. It is one element, so that it stays one item of
 * a flex box or grid. Other content stays as it is.
 */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(JOINED);
  if (parts.length === 1) return text;
  return (
    <span>
      {parts.map((part, i) =>
        i % 2 === 1 && part.length <= MOST ? (
          <span key={i} className="nb">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  );
}

/** The same in HTML: in its texts, and not in its tags. */
export const unbrokenHtml = (html: string): string =>
  html.replace(/>[^<]+/g, (text) =>
    text.replace(JOINED, (part) =>
      part.length <= MOST ? `<span class="nb">${part}</span>` : part,
    ),
  );
