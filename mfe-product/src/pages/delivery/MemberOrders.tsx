import type { AnswerOf, listProductOrders } from '@portal/contract';
import { noOrdersText, formatDay, installationTexts } from '@portal/format';
import { api, useAnswer, useHost } from '@portal/host';
import { paths, type ParamsOfPath } from '@portal/paths';
import { ListPage, PageHeading, Rows, useFilledTab, ListRow, spots } from '@portal/ui';
import { Waiting } from '../../parts/Waiting.tsx';

type Order = AnswerOf<typeof listProductOrders>['list'][number];

/** An order in the list. Orders older than the portal's records of deliveries have no link. */
function OrderRow({ order, href }: { order: Order; href: string | null }) {
  const { ordNo, goodsNames, orderedOn, delivery } = order;
  return (
    <ListRow
      title={goodsNames.join(', ')}
      lines={[
        orderedOn && `${formatDay(orderedOn)} 주문`,
        ...installationTexts(order),
        `주문 번호 ${ordNo}`,
      ]}
      state={delivery && { name: delivery.statusName, tone: 'plain' }}
      way={href === null ? null : { href }}
    />
  );
}

const TITLE = '배송 내역';
const kinds = [
  { value: 'rental', label: '렌탈' },
  { value: 'buy', label: '구매' },
] as const;
const NONE: AnswerOf<typeof listProductOrders> = { list: [], total: 0, curPage: 1, pageSize: 10 };

export function MemberOrders({ params }: { params: ParamsOfPath<typeof paths.deliveries> }) {
  const { order, page } = params;
  const answer = useAnswer(api.listProductOrders, { order, curPage: page });
  const { data = NONE, error } = answer;
  const other = order === 'rental' ? 'buy' : 'rental';
  const { navigate } = useHost();
  useFilledTab(answer.data && answer.data.total === 0 && (answer.data.others ?? 0) > 0, () =>
    navigate(paths.deliveries({ order: other }), { replace: true }),
  );
  if (error)
    return (
      <>
        <PageHeading title={TITLE} />
        <Waiting answer={answer} kind="list" />
      </>
    );
  return (
    <ListPage
      title={TITLE}
      lead="주문하신 제품의 배송 단계와 설치일입니다."
      address={paths.deliveries}
      params={{ order }}
      pending={!answer.data}
      filters={[{ param: 'order', label: '주문 종류', look: 'tabs', options: kinds }]}
      page={data}
      count="전체"
      empty={{
        spot: spots.box,
        title: '조회 내역이 없습니다.',
        text: noOrdersText(order, data.others),
        way: { label: '주문 번호로 조회하기', href: paths.delivery({ step: 'delivery' }) },
      }}
    >
      <Rows>
        {data.list.map((row) => (
          <OrderRow
            key={row.ordNo}
            order={row}
            href={row.delivery && paths.deliveries({ order, orderNo: row.ordNo })}
          />
        ))}
      </Rows>
    </ListPage>
  );
}
