import styled from '@emotion/styled';
import { useEffect, useMemo, useState } from 'react';
import { unbrokenHtml } from '../text/unbroken.tsx';
import { trusted } from './canonical-html.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

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

const loadSanitizer = () => import(/* webpackChunkName: "sanitizer" */ './sanitizer.ts');

/**
 * HTML of a board post, which the server has sanitised. Markup that consists of the tags that the server writes is shown as it
 * is. Any other may have been altered in transit: it is sanitised here, by code that is loaded for it. Hydration reuses the
 * server's HTML. Links to pages that this release does not have become plain text.
 */
export function BoardHtml({
  html,
  hrefFor,
  heading = 'h4',
}: {
  html: string;
  hrefFor(path: string): string | null;
  /** Level of the text's own headings: one below the heading above it. */
  heading?: 'h2' | 'h3' | 'h4';
}) {
  const linked = useMemo(
    () =>
      unbrokenHtml(html)
        .replace(/<a href="(\/[^"]*)">([\s\S]*?)<\/a>/g, (link, href: string, text: string) =>
          hrefFor(href) ? link : text,
        )
        .replace(/<(\/?)h4>/g, `<$1${heading}>`),
    [html, hrefFor, heading],
  );
  const isHydrating = useIsHydrating();
  const [served] = useState(isHydrating ? linked : null);
  const [sanitize, setSanitize] = useState<((html: string, heading: string) => string) | null>(
    null,
  );
  const shown = useMemo(
    () => (linked === served ? linked : (trusted(linked) ?? sanitize?.(linked, heading))),
    [served, linked, sanitize, heading],
  );
  const isMissing = shown === undefined;
  useEffect(() => {
    if (isMissing)
      loadSanitizer().then(
        (loaded) => setSanitize(() => loaded.sanitize),
        () => {},
      );
  }, [isMissing]);
  // Omit the property instead of passing '': Trusted Types refuse any string as HTML.
  return shown === undefined ? <Prose /> : <Prose dangerouslySetInnerHTML={{ __html: shown }} />;
}
