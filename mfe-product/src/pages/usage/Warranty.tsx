import { coverageOf } from '@portal/contract';
import { formatFarDay } from '@portal/format';
import { Section, Text } from '@portal/ui';
import type { Usage } from './Product.tsx';

function Covered({ usage }: { usage: Usage }) {
  const { by, until } = coverageOf(usage);
  const { months } = usage.warranty;
  if (by === 'contract')
    return (
      <>
        <Text size="h3" bold>
          계약 기간에는 무상입니다
        </Text>
        <p>
          정상으로 쓰다가 난 고장은 {until === null ? '계약이 끝나는 날' : formatFarDay(until)}까지
          비용 없이 고쳐 드립니다. 그 밖의 고장과 소모품에는 비용이 들 수 있습니다.
        </p>
      </>
    );
  const last = formatFarDay(usage.warranty.until);
  if (by === null)
    return (
      <>
        <Text size="h3" bold>
          보증 기간이 끝났습니다
        </Text>
        <p>{last}까지였습니다. 수리에는 비용이 듭니다.</p>
      </>
    );
  return (
    <>
      <Text size="h3" bold>
        {last}까지 무상입니다
      </Text>
      <p>설치한 날부터 {months}개월입니다. 소모품 비용은 받을 수 있습니다.</p>
    </>
  );
}

/** Whether and until when repairs are free of charge: by the rental contract or the warranty. */
export const Warranty = ({ usage }: { usage: Usage }) => (
  <Section>
    <h2>무상 보증</h2>
    <Covered usage={usage} />
  </Section>
);
