import styled from '@emotion/styled';
import { productNames, type Reference } from '@portal/contract';
import { formatDay } from '@portal/format';
import { BackLink } from '@portal/ui';

const Head = styled.div`
  padding-bottom: 24px;
  h1 {
    font-size: var(--h2);
  }
  p {
    margin-top: 8px;
    color: var(--text-second);
    font-variant-numeric: tabular-nums;
  }
`;
/** Head of a post: the link back to its list, title and product. */
export function ReferenceHead(props: { post: Reference; listHref: string; listLabel: string }) {
  const { post, listHref, listLabel } = props;
  const facts = [productNames[post.product], post.model, formatDay(post.publishedOn)];
  return (
    <Head>
      <BackLink href={listHref} label={listLabel} />
      <h1>{post.subject}</h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </Head>
  );
}
