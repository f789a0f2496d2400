import { useHost } from '@portal/host';

/** Whom to call about a product of no group that services are for. */
export function OtherProducts() {
  const { main } = useHost().company.phones;
  return (
    <p>
      다른 제품은 고객센터 <a href={`tel:${main}`}>{main}</a>에서 도와드립니다.
    </p>
  );
}
