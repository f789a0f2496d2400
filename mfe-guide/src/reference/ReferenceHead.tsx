import styled from '@emotion/styled';
import { productNames, type Reference } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Icon } from '@portal/ui';

const Head = styled.div`
  padding: 32px 0 24px;
  h1 {
    margin-top: 8px;
    font-size: var(--h2);
  }
  p {
    margin-top: 8px;
    color: var(--text-second);
    font-variant-numeric: tabular-nums;
  }
`;
const Back = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 44px;
  margin-left: -6px;
  color: var(--text-second);
  text-decoration: none;
  &:hover {
    color: var(--primary);
  }
`;

/** Top of a post: the way back to its list, its title and what it is about. */
export function ReferenceHead(props: { post: Reference; listHref: string; listLabel: string }) {
  const { post, listHref, listLabel } = props;
  const facts = [productNames[post.product], post.model, formatDay(post.publishedOn)];
  return (
    <Head>
      <Back href={listHref}>
        <Icon name="chevron-left" size={20} />
        {listLabel}
      </Back>
      <h1>{post.subject}</h1>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </Head>
  );
}
