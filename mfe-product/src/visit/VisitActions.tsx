import type { Visit } from '@portal/contract';
import { calendarFile, entryOfVisit, formatDay } from '@portal/format';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { Button, ButtonLink, SaveButton, SlowNotice, useBusy } from '@portal/ui';
import { productPaths } from '../paths.ts';
import { isToCome } from './state.ts';

const entryOf = (visit: Visit) => {
  const entry = entryOfVisit(visit);
  return { ...entry, text: `${entry.text}\n${visit.party}명` };
};

function CancelButton({ visit }: { visit: Visit }) {
  const { visitIdx, name, visitOn, visitTime } = visit;
  const { dialogs, notify, supportCode } = useHost();
  const [send, { sending }] = useSend(api.cancelVisit);
  /** Cancels the booking. Called again while no answer comes, it aborts the first call. */
  const cancel = async () => {
    try {
      await send({ visitIdx });
      notify('방문 예약을 취소했습니다.');
    } catch (error) {
      if (isApiError(error) && error.code === 'ABORTED') return;
      const said = isApiError(error) && error.message;
      await dialogs.alert(
        said || `취소하지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`,
      );
    }
  };
  const button = useBusy(async () => {
    const message = `${formatDay(visitOn)} ${visitTime} ${name} 방문 예약을 취소할까요? 취소하시면 되돌릴 수 없습니다.`;
    if (await dialogs.confirm({ message, yes: '예약 취소하기', no: '그대로 두기' })) await cancel();
  });
  return (
    <>
      <Button aria-label={`${formatDay(visitOn)} ${name} 예약 취소하기`} {...button}>
        예약 취소하기
      </Button>
      {sending && <SlowNotice onRetry={() => void cancel()} />}
    </>
  );
}

/**
 * Buttons to save a booking to a calendar and to cancel it; for one that is over, a link to book again.
 * @param changes beside them, a link to the page that changes it
 */
export function VisitActions({ visit, changes = false }: { visit: Visit; changes?: boolean }) {
  const { visitIdx, visitOn, name, bbsIdx } = visit;
  if (!isToCome(visit))
    return (
      <ButtonLink
        href={productPaths.visit({ showroom: bbsIdx })}
        aria-label={`${name} 다시 예약하기`}
      >
        다시 예약하기
      </ButtonLink>
    );
  return (
    <>
      {changes && (
        <ButtonLink
          href={productPaths.visit({ result: visitIdx })}
          aria-label={`${formatDay(visitOn)} ${name} 예약 바꾸기`}
        >
          예약 바꾸기
        </ButtonLink>
      )}
      <SaveButton
        name={`visit-${visitOn}-${visitIdx}.ics`}
        type="text/calendar"
        text={() => calendarFile([entryOf(visit)], new Date())}
      >
        달력에 저장하기
      </SaveButton>
      <CancelButton visit={visit} />
    </>
  );
}
