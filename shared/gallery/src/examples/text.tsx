import {
  AmountTable,
  Badge,
  Bullets,
  Button,
  Cluster,
  Facts,
  NumberedList,
  PageHeading,
  Portrait,
  Stack,
  Text,
} from '@portal/ui';

export function Sizes() {
  return (
    <Stack gap={8}>
      {(['h1', 'h2', 'h3', 'h4', 'row', 'body', 'small'] as const).map((size) => (
        <Text key={size} size={size}>
          {size}: 고객님의 제품을 돌봅니다
        </Text>
      ))}
    </Stack>
  );
}

export function Tones() {
  return (
    <Stack gap={8}>
      {(['text', 'text-second', 'text-third', 'primary', 'success', 'danger'] as const).map(
        (tone) => (
          <Text key={tone} tone={tone} bold>
            {tone}
          </Text>
        ),
      )}
    </Stack>
  );
}

export function Badges() {
  return (
    <Cluster>
      {(['soft', 'notable', 'quiet'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
      <Badge size="large">large</Badge>
    </Cluster>
  );
}

/** With lines and `plain`; an empty fact is left out. */
export function FactsOfARequest() {
  const facts = [
    ['접수 번호', '20260001'],
    ['방문할 곳', '서울 강남구 테헤란로 1, 101동 1001호'],
    ['요청하신 말', ''],
  ] as const;
  return (
    <Stack gap={32}>
      <Facts facts={facts} />
      <Facts plain facts={facts} />
    </Stack>
  );
}

export function Amounts() {
  return (
    <AmountTable
      rows={[
        { label: '방문비', amount: 20_000 },
        { label: '포인트', amount: -2_000, condition: '1점은 1원입니다.' },
        { label: '사다리차', amount: null },
      ]}
      total={{ label: '내실 금액', amount: 18_000 }}
    />
  );
}

export function Lists() {
  return (
    <Stack gap={24}>
      <Bullets items={['방문 전날 문자로 알려 드립니다.', '전원을 끄고 기다려 주세요.']} />
      <NumberedList
        steps={[
          { title: '신청', text: '제품과 바라시는 날을 고릅니다.' },
          { title: '확인', text: '신청하신 내용을 봅니다.', action: <Button>예약 보기</Button> },
        ]}
      />
    </Stack>
  );
}

export function HeadingOfPage() {
  return <PageHeading title="내 제품" lead="쓰고 계신 제품과 하실 수 있는 일입니다." />;
}

const drawn =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle cx='4' cy='4' r='3'/></svg>";

/** With a picture and without. */
export function Portraits() {
  return (
    <Stack gap={16}>
      {[{ url: drawn, width: 192, height: 192 }, null].map((picture) => (
        <Cluster key={picture?.url ?? ''} as="p" gap={12}>
          <Portrait picture={picture} />
          방문 기사 오기사
        </Cluster>
      ))}
    </Stack>
  );
}
