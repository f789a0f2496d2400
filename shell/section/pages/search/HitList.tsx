import styled from '@emotion/styled';
import type { SearchHit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { Rows } from '@portal/ui';
import { Marked } from '../../search/Marked.tsx';
import { hitLabel, hitPath } from './results.ts';

const Hit = styled.li`
  display: grid;
  gap: 4px;
  padding: 20px 0;
  border-bottom: var(--line-width) solid var(--line);
  h3 {
    font-size: var(--h4);
    font-weight: 600;
    letter-spacing: -0.01em;
  }
  h3 a {
    display: inline-block;
    padding: 4px 0;
    color: var(--text);
    text-decoration: none;
  }
  h3 a:hover {
    color: var(--primary);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  p {
    color: var(--text-second);
  }
`;
const About = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
  strong {
    color: var(--primary);
    font-weight: 600;
  }
  time {
    color: var(--text-third);
  }
`;

/** What was found; a hit is a link where this release has its page. */
export function HitList({ hits, searchStr }: { hits: SearchHit[]; searchStr: string }) {
  const { hrefFor } = useHost();
  return (
    <Rows>
      {hits.map((hit) => {
        const href = hrefFor(hitPath(hit));
        const title = <Marked text={hit.subject} searchStr={searchStr} />;
        return (
          <Hit key={`${hit.classification} ${hit.bbsIdx}`}>
            <About>
              <strong>{hitLabel(hit)}</strong>
              <time dateTime={hit.publishedOn}>{formatDay(hit.publishedOn)}</time>
            </About>
            <h3>{href ? <a href={href}>{title}</a> : title}</h3>
            <p>
              <Marked text={hit.excerpt} searchStr={searchStr} />
            </p>
          </Hit>
        );
      })}
    </Rows>
  );
}
