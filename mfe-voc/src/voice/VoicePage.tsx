import styled from '@emotion/styled';
import { voiceLimit } from '@portal/contract';
import { FormNotice, lateRest } from '@portal/form';
import { fixedTexts } from '@portal/format';
import { api, isCertified, useAnswer, useSession, useHost } from '@portal/host';
import { Bullets, Card, PageHeading, PageSkeleton, Text } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Kind } from './kind.ts';

const VoiceReceipt = lateRest(
  () =>
    import(/* webpackChunkName: "voice-receipt" */ './VoiceReceipt.tsx').then(
      (file) => file.VoiceReceipt,
    ),
  ({ kind }) => <PageSkeleton kind="article" title={kind.title} />,
);

const Box = styled(Card)`
  a {
    color: inherit;
    font-weight: 700;
  }
`;

/** What this kind of voice is for, and how many a day are allowed. */
function Purpose({ kind }: { kind: Kind }) {
  const { main } = useHost().company.phones;
  return (
    <Box tone="soft" bottom={32} max={720}>
      <Text as="h2" size="h4" bottom={8}>
        이런 말씀을 들려 주세요
      </Text>
      <Bullets items={kind.purpose} />
      {kind.byPhone && (
        <Text top={12}>
          제품이 고장 났거나 오늘 도움이 필요하시면 <a href={`tel:${main}`}>{main}</a>번으로 전화해
          주세요. 더 빠릅니다.
        </Text>
      )}
      <Text top={12}>{voiceLimit} 로그인은 보내실 때 하셔도 됩니다.</Text>
    </Box>
  );
}

/** Tells a member who has used up the day's voices, before they write another. */
function DayLimit() {
  const mayAsk = isCertified(useSession());
  const { data } = useAnswer(api.listVoices, { pageSize: 1 }, { skip: !mayAsk });
  return data && data.leftToday <= 0 ? (
    <FormNotice role="status">{fixedTexts.voicesOfToday}</FormNotice>
  ) : null;
}

/** The page of one kind of voice: its purpose and form, or the receipt of a sent one. */
export function VoicePage(props: {
  kind: Kind;
  params: { step: number; result: string | null };
  form: ReactNode;
}) {
  const { kind, params, form } = props;
  const { step, result } = params;
  if (result !== null) return <VoiceReceipt kind={kind} bbsIdx={result} />;
  return (
    <>
      <PageHeading title={kind.title} lead={kind.lead} />
      <DayLimit />
      {step === 1 && <Purpose kind={kind} />}
      {form}
    </>
  );
}
