import { serviceNames, type Usage } from '@portal/contract';
import { useHost } from '@portal/host';
import { Bullets } from '@portal/ui';

/** The services that cannot be requested, grouped by reason. */
function refusalsOf({ services }: Usage): [reason: string, names: string][] {
  const byReason = new Map<string, string[]>();
  for (const { service, refusal } of services)
    if (refusal !== null)
      byReason.set(refusal, [...(byReason.get(refusal) ?? []), serviceNames[service]]);
  return [...byReason].map(([reason, names]) => [reason, names.join(', ')]);
}

/** The services that cannot be requested for a product, the reasons, and whom to call. */
export function CannotDo({ usage }: { usage: Usage }) {
  const { main } = useHost().company.phones;
  const refusals = refusalsOf(usage);
  const isByPhoneAlone = usage.services.length === 0;
  if (refusals.length === 0 && !isByPhoneAlone) return null;
  return (
    <>
      <h3>지금 하실 수 없는 일</h3>
      {refusals.length > 0 && (
        <Bullets
          items={refusals.map(([reason, names]) => (
            <>
              <strong>{names}</strong>: {reason}
            </>
          ))}
        />
      )}
      <p>
        {isByPhoneAlone && '이 제품은 온라인으로 서비스를 신청하실 수 없습니다. '}
        고객센터 <a href={`tel:${main}`}>{main}</a>번으로 전화하시면 도와드립니다.
      </p>
    </>
  );
}
