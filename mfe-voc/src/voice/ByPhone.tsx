import { useHost } from '@portal/host';

/** Points to the phone, which is quicker for an urgent problem. */
export function ByPhone() {
  const { main } = useHost().company.phones;
  return (
    <>
      제품이 고장 났거나 오늘 도움이 필요하시면 <a href={`tel:${main}`}>{main}</a>번으로 전화해
      주세요. 더 빠릅니다.
    </>
  );
}
