import { Stack, Text, unbroken } from '@portal/ui';

/** What happens to each of several contracts, in a sentence. */
export function Each(props: {
  contracts: readonly { custCode: string; goodsName: string; text: string }[];
}) {
  return (
    <Stack as="ul" gap={12} max={720}>
      {props.contracts.map(({ custCode, goodsName, text }) => (
        <li key={custCode}>
          <strong>{unbroken(goodsName)}</strong>
          <Text size="small" tone="text-second">
            계약 번호 {custCode}
          </Text>
          <p>{text}</p>
        </li>
      ))}
    </Stack>
  );
}
