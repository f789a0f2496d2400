import { productNames, type Reference } from '@portal/contract';
import { formatDay } from '@portal/format';
import { BackLink, Text, unbroken } from '@portal/ui';

/** Head of a post: the link back to its list, title and product. */
export function ReferenceHead(props: { post: Reference; listHref: string; listLabel: string }) {
  const { post, listHref, listLabel } = props;
  const facts = [productNames[post.product], post.model, formatDay(post.publishedOn)];
  return (
    <>
      <BackLink href={listHref} label={listLabel} />
      <Text as="h1" size="h2">
        {unbroken(post.subject)}
      </Text>
      <Text tone="text-second" top={8} bottom={24}>
        {facts.filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
