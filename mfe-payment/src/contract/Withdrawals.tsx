import type { Withdrawal } from '@portal/contract';
import { formatDay } from '@portal/format';
import { Stack, Text } from '@portal/ui';

const dayOf = (day: string) => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** Withdrawal days, with the reason if a holiday moved one. */
export function Withdrawals(props: { withdrawals: readonly (Withdrawal & { note?: string })[] }) {
  return (
    <Stack as="ul" gap={12} max={720}>
      {props.withdrawals.map(({ planned, day, note }) => (
        <li key={planned}>
          <Text as="strong" size="row">
            {formatDay(day)}
          </Text>
          {planned !== day && (
            <Text size="small" tone="text-second">
              {dayOf(planned)}은 은행이 쉬는 날이라 다음 영업일에 나갑니다.
            </Text>
          )}
          {note !== undefined && (
            <Text size="small" tone="text-second">
              {note}
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}
