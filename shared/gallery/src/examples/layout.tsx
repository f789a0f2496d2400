import {
  Badge,
  Card,
  Cluster,
  Grid,
  Section,
  Side,
  Sided,
  SideFirst,
  Stack,
  UntilKnown,
} from '@portal/ui';

export function CardTones() {
  return (
    <Grid min={200}>
      {(['plain', 'quiet', 'soft', 'notable'] as const).map((tone) => (
        <Card key={tone} as="div" tone={tone} small>
          {tone}
        </Card>
      ))}
    </Grid>
  );
}

export function ClusterOfBadges() {
  return (
    <Cluster gap={8}>
      {['접수', '배정', '방문', '완료'].map((name) => (
        <Badge key={name} tone="quiet">
          {name}
        </Badge>
      ))}
    </Cluster>
  );
}

export function Stacked() {
  return (
    <Stack gap={8}>
      <p>첫째</p>
      <p>둘째</p>
    </Stack>
  );
}

export function SectionOfPage() {
  return (
    <Section top={0}>
      <h2>방문 날짜</h2>
      <p>고르신 날에 기사가 찾아갑니다.</p>
    </Section>
  );
}

/** On a wide screen the `Side` stands in a column of its own and stays in view while the page scrolls; on a phone it follows the content. */
export function WithASide() {
  return (
    <Sided>
      <p>이사하실 때 제품을 회수해 새집에 설치해 드립니다.</p>
      <Side>
        <Card as="div" small>
          내실 금액 90,000원
        </Card>
      </Side>
    </Sided>
  );
}

/** On a phone the `Side` stands above the content. */
export function WithASideFirst() {
  return (
    <SideFirst>
      <Side>
        <Card as="div" small>
          지금 납부일 매달 5일
        </Card>
      </Side>
      <p>새 납부일을 골라 주세요.</p>
    </SideFirst>
  );
}

/** Before the session is known, <html data-member> decides which of the two is shown. */
export function BeforeTheSessionIsKnown() {
  return (
    <Stack>
      <UntilKnown data-until-known="visitor">로그인하시면 제품을 고르실 수 있습니다.</UntilKnown>
      <UntilKnown data-until-known="member">제품을 고르세요.</UntilKnown>
    </Stack>
  );
}
