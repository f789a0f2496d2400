import { Link } from '../../desk/address.tsx';
import type { Channel, ChannelState } from '../../desk/answers.ts';
import { Ago } from '../../look/Ago.tsx';

type Canary = NonNullable<NonNullable<ChannelState['pin']>['canary']>;
type Sample = NonNullable<ChannelState['evidence']>['compared'][number]['base'];

/** How often pages failed, and of how many: `0.3% (1,204회)`. */
function rateText({ mounts, failures }: Sample): string {
  const all = mounts + failures;
  if (all === 0) return '아직 없음';
  return `${((failures / all) * 100).toFixed(1)}% (${all.toLocaleString('ko-KR')}회)`;
}

/** The channel's canary, and how often its pages and those of the base failed since it got its percentage. */
export function CanaryFacts({
  channel,
  canary,
  evidence,
}: {
  channel: Channel;
  canary: Canary;
  evidence: ChannelState['evidence'];
}) {
  // The last comparison is of all parts together.
  const all = evidence?.compared.at(-1);
  return (
    <>
      <dt>카나리</dt>
      <dd>
        <Link href={`/release?channel=${channel}`}>
          세트 {canary.set} · 고객의 {canary.percent}%
        </Link>{' '}
        · <Ago at={canary.since} />
        {all && (
          <>
            <br />
            실패: 카나리 {rateText(all.canary)}, 기준 {rateText(all.base)}
          </>
        )}
      </dd>
    </>
  );
}
