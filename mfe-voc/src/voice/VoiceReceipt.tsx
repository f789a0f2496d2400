import { voiceTypes, type Voice } from '@portal/contract';
import { photosSent, Received, receiptOf } from '@portal/form';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { paths } from '@portal/paths';
import type { Kind } from './kind.ts';

const receipt = (voice: Voice) =>
  receiptOf(voice, [
    ['직원 이름', voice.staffName],
    ['매장 또는 장소', voice.place],
    ['제품', voice.goodsName],
    ['제목', voice.title],
    ['내용', voice.text],
    ['사진', photosSent(voice.photos)],
  ]);

export function VoiceReceipt({ kind, bbsIdx }: { kind: Kind; bbsIdx: string }) {
  const { bbsCode } = voiceTypes[kind.type];
  const mayAsk = isCertified(useSession());
  const query = useAnswer(api.readVoice, { bbsCode, bbsIdx }, { skip: !mayAsk });
  const formHref = kind.path();
  return (
    <Received
      name={kind.title}
      title="접수했습니다"
      query={query}
      receiptOf={receipt}
      answerPlace={{ label: '내 고객의 소리', path: paths.memberVoices({ type: kind.type }) }}
      formHref={formHref}
      next={kind.next}
      links={[
        { label: '하나 더 남기기', path: formHref },
        { label: '처음으로', path: paths.home() },
      ]}
    />
  );
}
