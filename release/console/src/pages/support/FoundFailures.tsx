import { formatInstant } from '@portal/format';
import { Cluster, Facts, Stack } from '@portal/ui';
import { Link } from '../../desk/address.tsx';
import type { FoundFailure } from '../../desk/answers.ts';
import { Ago } from '../../look/Ago.tsx';
import { Panel } from '../../look/Panel.tsx';
import { channelWords } from '../../words.ts';
import { failureWords } from '../../figures/failure-words.ts';

function Found({ failure }: { failure: FoundFailure }) {
  const { channel, at, set, part, version, class: kind, route, cohort, error } = failure;
  const [happened, next] = failureWords(kind);
  const isCanary = cohort === 'canary';
  return (
    <Panel title={happened}>
      <Stack>
        <p>{next}</p>
        <Facts
          facts={[
            [
              '때',
              <>
                {formatInstant(at)} · <Ago at={at} />
              </>,
            ],
            [
              '버전',
              <Link href={`/remote?${new URLSearchParams({ name: part, version })}`}>
                {part}@{version}
              </Link>,
            ],
            ['세트', `${set} · ${channelWords[channel]}의 ${isCanary ? '카나리' : '기준 세트'}`],
            ['화면', route ?? '이 배포의 화면이 아님'],
            ['종류', kind],
            ['오류', <code>{error}</code>],
          ]}
        />
        <Cluster>
          {isCanary && <Link href={`/release?channel=${channel}`}>이 채널의 카나리 보기</Link>}
          <Link href={`/?channel=${channel}`}>이 채널에서 {part} 되돌리거나 끄기</Link>
        </Cluster>
      </Stack>
    </Panel>
  );
}

/** The failures with a support code, each with what to do next. */
export function FoundFailures({ failures }: { failures: readonly FoundFailure[] }) {
  return (
    <Stack>
      {failures.map((failure) => (
        <Found key={`${failure.channel} ${failure.at}`} failure={failure} />
      ))}
    </Stack>
  );
}
