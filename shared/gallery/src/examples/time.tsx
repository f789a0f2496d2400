import { OpenLine, OpenNow, Stack, useNow } from '@portal/ui';

export function OpenLines() {
  return (
    <Stack>
      <OpenLine isOpen>{'지금 상담 중입니다.\n18:00까지 받습니다.'}</OpenLine>
      <OpenLine isOpen={false}>{'지금은 쉽니다.\n내일 09:00부터 받습니다.'}</OpenLine>
    </Stack>
  );
}

export function OpenByTheClock() {
  return (
    <OpenNow
      schedule={{
        days: [1, 2, 3, 4, 5],
        open: '09:00',
        close: '18:00',
        lunch: { from: '12:00', to: '13:00' },
        holidays: [],
      }}
    />
  );
}

/** Null on the server and while hydrating. */
export function Now() {
  return <p>{useNow()?.toLocaleTimeString('ko-KR')}</p>;
}
