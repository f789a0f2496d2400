import { formatDay } from '@portal/format';
import { Section, Text } from '@portal/ui';
import type { Usage } from './Product.tsx';

/** The day of the next care visit. */
export function Care({ care }: { care: NonNullable<Usage['care']> }) {
  return (
    <Section>
      <h2>다음 점검</h2>
      <Text size="h3" bold>
        {formatDay(care.nextOn)}
      </Text>
      <p>{care.months}개월마다 찾아가 점검합니다. 가기 전에 전화로 시간을 정합니다.</p>
    </Section>
  );
}
