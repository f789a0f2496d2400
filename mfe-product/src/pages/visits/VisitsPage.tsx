import { useChosen, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ListPage, Rows, spots } from '@portal/ui';
import { productPaths } from '../../paths.ts';
import type { load } from './load.ts';
import { VisitRow } from './VisitRow.tsx';

export default function VisitsPage({ params, data: visits }: PageProps<typeof load>) {
  const { pending } = useChosen(params);
  return (
    <ListPage
      title="방문 예약 내역"
      lead="예약하신 매장 방문입니다. 방문 전날 낮 12시까지 날짜와 시간을 바꾸실 수 있고, 방문 시간 전까지 취소하실 수 있습니다."
      address={productPaths.visits}
      params={{}}
      pending={pending}
      page={visits}
      count="전체"
      empty={{
        spot: spots.shop,
        title: '내역이 없습니다.',
        text: '가까운 매장을 찾아 방문을 예약하실 수 있습니다.',
        way: { label: '매장 찾기', href: paths.showrooms() },
      }}
    >
      <Rows>
        {visits.list.map((visit) => (
          <VisitRow key={visit.visitIdx} visit={visit} />
        ))}
      </Rows>
    </ListPage>
  );
}
