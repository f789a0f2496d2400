import styled from '@emotion/styled';
import { faqTypeNames, productNames, type FaqType } from '@portal/contract';
import { usePending, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, FilterLinks, PageHeading, Pagination, SearchField } from '@portal/ui';
import { FaqList } from './FaqList.tsx';
import { NotSolved } from './NotSolved.tsx';
import type { load } from './load.ts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;

const products = { a: '전체', ...productNames };
const types = { all: '전체', ...faqTypeNames };
const typeCodes = ['all', ...(Object.keys(faqTypeNames) as FaqType[])] as const;

export default function FaqPage({ params, data: faqs }: PageProps<typeof load>) {
  const pending = usePending();
  // A choice lights up at once; its questions follow.
  const shown = pending ? paths.faq.read(pending).params : params;
  const { product, type, q } = shown;
  return (
    <>
      <PageHeading title="자주 묻는 질문" lead="증상이나 궁금한 점을 고르거나 찾아보세요." />
      <Filters>
        <FilterLinks
          label="제품"
          look="tabs"
          links={(['a', 'bf', 'l', 'w', 'c'] as const).map((code) => ({
            label: products[code],
            href: paths.faq({ product: code, type, q }),
            current: code === product,
          }))}
        />
        <FilterLinks
          label="분류"
          look="chips"
          links={typeCodes.map((code) => ({
            label: types[code],
            href: paths.faq({ product, type: code, q }),
            current: code === type,
          }))}
        />
        <SearchField
          label="자주 묻는 질문에서 찾기"
          action={paths.faq()}
          name="q"
          value={q}
          placeholder="예: 리모컨, 물맛, ㄹㅁㅋ"
          keep={{
            ...(product === 'a' ? {} : { product }),
            ...(type === 'all' ? {} : { type }),
          }}
        />
      </Filters>
      {pending ? (
        <ContentSkeleton kind="list" />
      ) : (
        <>
          <FaqList faqs={faqs} params={params} />
          <Pagination
            current={faqs.curPage}
            last={Math.ceil(faqs.total / faqs.pageSize)}
            hrefOf={(page) => paths.faq({ product, type, q, page })}
          />
        </>
      )}
      <NotSolved />
    </>
  );
}
