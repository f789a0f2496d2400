import styled from '@emotion/styled';
import { downloadTypeNames, productNames } from '@portal/contract';
import { usePending, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  ButtonLink,
  ContentSkeleton,
  FilterLinks,
  Icon,
  Message,
  PageHeading,
  Pagination,
} from '@portal/ui';
import { DownloadCard } from './DownloadCard.tsx';
import { hrefIn, productsOf } from './views.ts';
import type { load } from './load.ts';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-bottom: 32px;
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: 20px;
  list-style: none;
`;

const products = { a: '전체', ...productNames };
const types = { all: '전체', ...downloadTypeNames };

export default function ReferencePage({
  params,
  data: { view, downloads },
}: PageProps<typeof load>) {
  const pending = usePending();
  const path = view === 'portal' ? paths.reference : paths.membershipReference;
  const isChoosing = pending?.pathname === path.pattern;
  // A choice lights up at once; its files follow.
  const { product, type } = isChoosing ? path.read(pending).params : params;
  return (
    <>
      <PageHeading title="자료실" lead="전자파 시험 자료, 앱 안내, 글꼴을 내려받을 수 있습니다." />
      <Filters>
        <FilterLinks
          label="제품"
          look="tabs"
          links={productsOf(view).map((code) => ({
            label: products[code],
            href: hrefIn(view, { product: code, type }),
            current: code === product,
          }))}
        />
        <FilterLinks
          label="분류"
          look="chips"
          links={(['all', 'emi', 'app', 'fonts'] as const).map((code) => ({
            label: types[code],
            href: hrefIn(view, { product, type: code }),
            current: code === type,
          }))}
        />
      </Filters>
      {isChoosing ? (
        <ContentSkeleton kind="grid" />
      ) : downloads.total === 0 ? (
        <Message
          picture={<Icon name="download" size={40} />}
          title="내역이 없습니다."
          text="다른 제품이나 분류를 골라 보세요."
          actions={<ButtonLink href={hrefIn(view, {})}>전체 자료 보기</ButtonLink>}
        />
      ) : (
        <>
          <Grid>
            {downloads.list.map((post) => (
              <DownloadCard key={post.bbsIdx} post={post} />
            ))}
          </Grid>
          <Pagination
            current={downloads.curPage}
            last={Math.ceil(downloads.total / downloads.pageSize)}
            hrefOf={(page) => hrefIn(view, { product, type, page })}
          />
        </>
      )}
    </>
  );
}
