import { formatPoints } from '@portal/format';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { Button, Notice, Stack } from '@portal/ui';

/**
 * The member's points, with a button to use all. Renders nothing for a visitor, or if the balance fails to load.
 * @param props.total won that points can pay at most
 * @param props.used points in the draft
 * @param props.spend writes the number of points into the draft
 */
export function Points(props: { total: number; used: number; spend(points: string): void }) {
  const { total, used, spend } = props;
  const mayAsk = isCertified(useSession());
  const { data } = useAnswer(api.readPointTotal, {}, { skip: !mayAsk });
  if (!data) return null;
  const most = Math.min(data.total, total);
  return (
    <Stack gap={8} bottom={32} align="start">
      <p>가지신 포인트는 {formatPoints(data.total)}입니다.</p>
      {most > 0 && used !== most && (
        <Button onClick={() => spend(String(most))}>{formatPoints(most)} 쓰기</Button>
      )}
      {used > data.total && (
        <Notice role="alert">{formatPoints(data.total)}까지 쓰실 수 있습니다. 줄여 주세요.</Notice>
      )}
    </Stack>
  );
}
