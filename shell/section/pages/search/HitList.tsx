import styled from '@emotion/styled';
import type { SearchHit } from '@portal/contract';
import { formatDay } from '@portal/format';
import { useHost } from '@portal/host';
import { Rows, Text } from '@portal/ui';
import { hitLabel, hitPath } from '../../search/hits.ts';
import { Marked } from '../../search/Marked.tsx';

const Hit = styled.li`
  padding: 20px 0;
  border-bottom: var(--line-width) solid var(--line);
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
        const title = <Marked text={hit.subject} searchStr={searchStr} marks={hit.marks} />;
        return (
          <Hit key={`${hit.classification} ${hit.bbsIdx}`}>
            <Text size="small">
              <Text as="strong" tone="primary" bold>
                {hitLabel(hit)}
              </Text>{' '}
              <time dateTime={hit.publishedOn}>{formatDay(hit.publishedOn)}</time>
            </Text>
            <Text as="h3" size="h4">
              {href ? <a href={href}>{title}</a> : title}
            </Text>
            <Text tone="text-second">
              <Marked text={hit.excerpt} searchStr={searchStr} marks={hit.marks} />
            </Text>
          </Hit>
        );
      })}
    </Rows>
  );
}
