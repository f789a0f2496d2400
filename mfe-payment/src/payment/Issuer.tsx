import { useHost } from '@portal/host';
import { Text, unbroken } from '@portal/ui';

/** Who issues a receipt or a statement. */
export function Issuer() {
  const { legalName, representative, businessNumber, address, phones } = useHost().company;
  return (
    <Text size="small" tone="text-second" top={24}>
      {/* Name and number each on a line: together they would break elsewhere in the web font, and move what is below. */}
      {legalName} · 대표 {representative}
      <br />
      사업자등록번호 <span className="nb">{businessNumber}</span>
      <br />
      {unbroken(`${address} · ${phones.main}`)}
    </Text>
  );
}
