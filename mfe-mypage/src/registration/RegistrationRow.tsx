import type { AnswerOf, listRegistrations } from '@portal/contract';
import { formatDay } from '@portal/format';
import { paths } from '@portal/paths';
import { ListRow } from '@portal/ui';

type Summary = AnswerOf<typeof listRegistrations>['list'][number];

function outcomeOf({ status, refused, replacedBy, answerBy }: Summary): string | null {
  if (refused && replacedBy) return '등록하지 못해 고쳐서 다시 보내셨습니다.';
  if (refused) return '등록하지 못했습니다. 이유를 보고 다시 보내실 수 있습니다.';
  return status === 'COMPLETE' ? null : `${formatDay(answerBy)}까지 확인합니다.`;
}

/** A registration in a list, with the day by which it is checked or what became of it. */
export function RegistrationRow({ registration }: { registration: Summary }) {
  const { bbsIdx, goodsName, receivedOn, serialNo, statusName, refused, replacedBy } = registration;
  return (
    <ListRow
      title={goodsName}
      lines={[
        `${formatDay(receivedOn)} 등록 접수`,
        `시리얼 번호 ${serialNo}`,
        outcomeOf(registration),
      ]}
      state={{ name: statusName, tone: refused && !replacedBy ? 'notable' : 'plain' }}
      way={{ href: paths.memberRegistration({ idx: bbsIdx }) }}
    />
  );
}
