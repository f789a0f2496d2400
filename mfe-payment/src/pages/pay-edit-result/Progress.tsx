import { CHANGE_SECONDS_MAX, type PaymentChange } from '@portal/contract';
import { Bullets, ProgressBar, Stack, Text } from '@portal/ui';
import { useEffect, useState } from 'react';
import { asksBank } from './status-of.ts';

const timeOf = (seconds: number) =>
  seconds < 60 ? `${seconds}초` : `${Math.floor(seconds / 60)}분 ${seconds % 60}초`;

/** The elapsed time, which keeps counting between two answers. */
function Elapsed({ from }: { from: number }) {
  const [seconds, setSeconds] = useState(from);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <Stack gap={0} max={720}>
      <ProgressBar
        aria-label="지난 시간"
        value={Math.min(seconds, CHANGE_SECONDS_MAX)}
        max={CHANGE_SECONDS_MAX}
      />
      <Text size="small" tone="text-second">
        {timeOf(seconds)} 지났습니다.
      </Text>
    </Stack>
  );
}

/** What is happening now, what comes next, and how long it can take. */
export function Progress({ change }: { change: PaymentChange }) {
  const steps = [
    { status: '', text: '신청을 받았습니다.' },
    ...(asksBank(change)
      ? [
          {
            status: 'checking',
            text: '은행에 예금주와 계좌를 확인합니다. 3분까지 걸릴 수 있습니다.',
          },
        ]
      : []),
    { status: 'updating', text: '계약에 등록합니다. 3분까지 걸릴 수 있습니다.' },
    { status: 'done', text: '새로 바뀐 대로 나갑니다.' },
  ];
  const now = steps.findIndex(({ status }) => status === change.status);
  return (
    <>
      <Elapsed key={change.seconds} from={change.seconds} />
      <Bullets
        as="ol"
        gap={12}
        max={720}
        top={24}
        tone="second"
        items={steps.map(({ text }, i) =>
          i === now ? (
            <strong aria-current="step">지금 · {text}</strong>
          ) : (
            `${i < now ? '마침 · ' : ''}${text}`
          ),
        )}
      />
      <p>
        이 화면을 닫거나 다른 일을 하셔도 확인은 계속됩니다. 납부일 변경이나 결제 수단 변경 화면에서
        ‘진행 상황 보기’를 누르시면 이 화면으로 돌아옵니다.
      </p>
    </>
  );
}
