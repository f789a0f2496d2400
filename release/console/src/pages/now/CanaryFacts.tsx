import { Link } from '../../desk/address.tsx';
import type { Channel, ChannelState } from '../../desk/answers.ts';
import { countText, rateText, sizeOf, type Sample } from '../../figures/sample.ts';
import { Ago } from '../../look/Ago.tsx';

type Canary = NonNullable<NonNullable<ChannelState['pin']>['canary']>;

/** The share of failed pages and the number of pages: `0.3% (1,204회)`. */
const ratio = (sample: Sample): string =>
  sizeOf(sample) === 0 ? '아직 없음' : `${rateText(sample)} (${countText(sizeOf(sample))}회)`;

/** The channel's canary, with its failure rate and the base's since it got its percentage. */
export function CanaryFacts({
  channel,
  canary,
  evidence,
}: {
  channel: Channel;
  canary: Canary;
  evidence: ChannelState['evidence'];
}) {
  // The last comparison covers all parts together.
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
            실패: 카나리 {ratio(all.canary)}, 기준 {ratio(all.base)}
          </>
        )}
      </dd>
    </>
  );
}
