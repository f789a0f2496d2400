import styled from '@emotion/styled';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';

const Prose = styled.div`
  p,
  ul,
  ol,
  table {
    margin-bottom: 12px;
  }
  > :last-child {
    margin-bottom: 0;
  }
  ul,
  ol {
    padding-left: 1.4em;
  }
  li {
    margin-bottom: 6px;
  }
  h2,
  h3,
  h4 {
    margin: 20px 0 8px;
    font-size: 1.06rem;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 10px 12px;
    border-bottom: var(--line-width) solid var(--line);
    text-align: left;
    vertical-align: top;
  }
  th {
    color: var(--text-second);
    font-weight: 600;
  }
`;

const ALLOWED_TAGS = 'p ul ol li strong em br h4 table thead tbody tr th td a'.split(' ');

/**
 * Text of a board. The server has sanitised it; the browser does so again, because it may have been changed on the
 * way. A link to a page that this release does not have becomes plain text.
 */
export function BoardHtml({
  html,
  hrefFor,
  heading = 'h4',
}: {
  html: string;
  hrefFor(path: string): string | null;
  /** Level of the text's own headings: one below the heading that it stands under. */
  heading?: 'h2' | 'h3' | 'h4';
}) {
  const shown = useMemo(() => {
    const linked = html
      .replace(/<a href="(\/[^"]*)">([\s\S]*?)<\/a>/g, (link, href: string, text: string) =>
        hrefFor(href) ? link : text,
      )
      .replace(/<(\/?)h4>/g, `<$1${heading}>`);
    // Without a document, on the server, DOMPurify does nothing: this text was sanitised there.
    if (!DOMPurify.isSupported) return linked;
    return DOMPurify.sanitize(linked, {
      ALLOWED_TAGS: [...ALLOWED_TAGS, heading],
      ALLOWED_ATTR: ['href'],
      RETURN_TRUSTED_TYPE: true,
    }) as unknown as string;
  }, [html, hrefFor, heading]);
  return <Prose dangerouslySetInnerHTML={{ __html: shown }} />;
}
