import { pointTypes } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { optionsOf, spots } from '@portal/ui';
import { MemberList } from '../../list/MemberList.tsx';
import { Balance } from './Balance.tsx';
import type { load } from './load.ts';
import { Months } from './Months.tsx';
import { PointRows } from './PointRows.tsx';

const types = optionsOf({ all: '전체', ...pointTypes });

/** The member's points: balance, next expiry, the last twelve months and the history. */
export default function PointsPage({ params, data }: PageProps<typeof load>) {
  const { type } = params;
  const { points, total, expiry, months } = data;
  const desk = useHost().hrefFor(paths.online());
  return (
    <>
      <MemberList
        here="points"
        title="포인트"
        lead="1점을 1원처럼 쓰실 수 있습니다."
        address={paths.memberPoints}
        params={params}
        head={<Balance total={total} expiry={expiry} />}
        filters={[{ param: 'type', label: '포인트 구분', look: 'chips', options: types }]}
        page={points}
        empty={{
          spot: spots.coins,
          title: fixedTexts.noEntries,
          text:
            type === 'all'
              ? '포인트를 받거나 쓰시면 여기에서 보실 수 있습니다.'
              : '이 구분의 포인트가 없습니다. 다른 구분을 골라 보세요.',
          ...(type === 'all'
            ? { way: { label: '서비스 둘러보기', href: desk } }
            : { all: '전체 포인트 보기' }),
        }}
      >
        <PointRows points={points.list} />
      </MemberList>
      <Months loaded={months} />
    </>
  );
}
