import type { Visit } from '@portal/contract';
import { Receipt, ResultPlace } from '@portal/form';
import { formatDay, formatPhone } from '@portal/format';
import { api, useAnswer } from '@portal/host';
import { paths } from '@portal/paths';
import { productPaths } from '../../paths.ts';
import { stateOf } from '../../visit/state.ts';
import { VisitActions } from '../../visit/VisitActions.tsx';
import { VisitChanges } from './VisitChanges.tsx';

const titles = {
  예약됨: '매장 방문을 예약했습니다',
  취소됨: '취소하신 방문 예약입니다',
  '지난 예약': '지난 방문 예약입니다',
};

const sentOf = (visit: Visit): [label: string, value: string][] => [
  ['체험할 제품', visit.goodsName ?? '정하지 않음'],
  ['인원', `${visit.party}명`],
  ['연락받으실 분', visit.custName],
  ['연락처', formatPhone(visit.phoneNum)],
  ...(visit.note ? [['매장에 남기신 말씀', visit.note] as [string, string]] : []),
];

function Booked({ visit }: { visit: Visit }) {
  const { visitIdx, bbsIdx, name, addr, phone, visitOn, visitTime } = visit;
  const state = stateOf(visit);
  return (
    <Receipt
      title={titles[state]}
      mark={state === '취소됨' ? 'ended' : 'done'}
      number={visitIdx}
      numberName="예약 번호"
      facts={[
        ['날짜와 시간', `${formatDay(visitOn)} ${visitTime}`],
        ['매장', `${name} (${addr})`],
        ['상태', state],
      ]}
      sent={sentOf(visit)}
      sentName="예약하신 내용"
      next={
        state === '예약됨'
          ? [
              '매장에서 예약하신 시간에 체험하실 자리를 비워 둡니다.',
              '오셔서 성함이나 예약 번호를 말씀해 주세요.',
              <>
                못 오시게 되면 방문 시간 전까지 여기에서 취소하시거나 매장(
                <a href={`tel:${phone}`}>{formatPhone(phone)}</a>)으로 알려 주세요.
              </>,
            ]
          : []
      }
      actions={<VisitActions visit={visit} />}
      links={[
        { label: '매장 안내 보기', path: paths.showroom({ bbsIdx }) },
        { label: '방문 예약 내역', path: productPaths.visits() },
        { label: '처음으로', path: paths.home() },
      ]}
    >
      {state === '예약됨' && <VisitChanges visit={visit} />}
    </Receipt>
  );
}

export function VisitReceipt({ visitIdx }: { visitIdx: string }) {
  return (
    <ResultPlace
      name="매장 방문 예약"
      query={useAnswer(api.readVisit, { visitIdx })}
      none={{
        title: '예약 내역을 찾을 수 없습니다.',
        way: { label: '방문 예약 내역', href: productPaths.visits() },
      }}
    >
      {(visit) => <Booked visit={visit} />}
    </ResultPlace>
  );
}
