import type { Handover } from '@portal/contract';
import { formatDay } from '@portal/format';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { Button, Outcome, Row, Rows, Section, Stack, useBusy } from '@portal/ui';

function stateOf({ registered, backUntil }: Handover): string {
  if (registered) return '새 주인이 정품 등록을 신청했습니다.';
  return backUntil === null
    ? '새 주인이 정품 등록을 하실 수 있습니다.'
    : `새 주인의 정품 등록을 기다립니다. ${formatDay(backUntil)}까지 다시 가져오실 수 있습니다.`;
}

/** A product that was handed over, and the way back while there is one. */
function Handed({ handover }: { handover: Handover }) {
  const { goodsName, serialNo, handedOn, handoverIdx, backUntil } = handover;
  const { dialogs, notify, supportCode } = useHost();
  const [takeBack] = useSend(api.takeProductBack);
  const button = useBusy(async () => {
    try {
      await takeBack({ handoverIdx });
      notify('제품을 다시 가져왔습니다.');
    } catch (error) {
      const failed = `다시 가져오지 못했습니다. 잠시 뒤 다시 눌러 주세요. 지원 번호 ${supportCode(error)}`;
      await dialogs.alert((isApiError(error) && error.message) || failed);
    }
  });
  return (
    <Row>
      <div>
        <strong>{goodsName}</strong>
        <p>
          {formatDay(handedOn)} 물려줌 · 시리얼 번호 {serialNo}
        </p>
        <p>{stateOf(handover)}</p>
      </div>
      {backUntil !== null && (
        <Button aria-label={`${goodsName} ${serialNo} 다시 가져오기`} {...button}>
          다시 가져오기
        </Button>
      )}
    </Row>
  );
}

/** What the member has handed over lately. @param props.said what was handed over just now; null for nothing */
export function HandedOver({ handovers, said }: { handovers: Handover[]; said: string | null }) {
  if (handovers.length === 0) return null;
  return (
    <Section>
      <h2>물려주신 제품</h2>
      <Stack gap={12}>
        {said !== null && (
          <Outcome key={said} label="물려준 결과">
            <p>물려주었습니다. 새 주인께 시리얼 번호로 정품 등록을 하시도록 알려 주세요.</p>
          </Outcome>
        )}
        <Rows aria-label="물려주신 제품">
          {handovers.map((handover) => (
            <Handed key={handover.handoverIdx} handover={handover} />
          ))}
        </Rows>
      </Stack>
    </Section>
  );
}
