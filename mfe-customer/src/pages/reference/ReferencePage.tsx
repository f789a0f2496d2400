import { downloadTypeNames, productNames } from '@portal/contract';
import { useChosen, type PageProps } from '@portal/host';
import { Grid, ListPage, optionsOf, spots } from '@portal/ui';
import { DownloadCard } from './DownloadCard.tsx';
import { hrefIn } from './views.ts';
import type { load } from './load.ts';

const { bf, l, w, o } = productNames;
const products = optionsOf({ a: '전체', bf, l, w, o });
const types = optionsOf({ all: '전체', ...downloadTypeNames });

export default function ReferencePage({
  params,
  data: { view, downloads },
}: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { product, type } = chosen;
  return (
    <ListPage
      title="자료실"
      lead="전자파 시험 자료, 앱 안내, 글꼴을 내려받을 수 있습니다."
      address={(change) => hrefIn(view, change)}
      params={{ product, type }}
      pending={pending}
      skeleton="grid"
      filters={[
        { param: 'product', label: '제품', look: 'tabs', options: products },
        { param: 'type', label: '분류', look: 'chips', options: types },
      ]}
      page={downloads}
      empty={{
        spot: spots.book,
        title: '내역이 없습니다.',
        text: '다른 제품이나 분류를 골라 보세요.',
        all: '전체 자료 보기',
      }}
    >
      <Grid as="ul" min={300} gap={24}>
        {downloads.list.map((post) => (
          <DownloadCard key={post.bbsIdx} post={post} />
        ))}
      </Grid>
    </ListPage>
  );
}
