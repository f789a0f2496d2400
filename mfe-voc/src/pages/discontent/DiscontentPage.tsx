import { answerPromise } from '@portal/contract';
import { Form } from '@portal/form';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { VoicePage } from '../../voice/VoicePage.tsx';
import type { Kind } from '../../voice/kind.ts';
import { voiceForm } from '../../voice/voice-form.tsx';

const kind: Kind = {
  type: 'discontent',
  path: paths.discontent,
  title: '불편합니다',
  lead: `불편하셨던 점을 알려 주세요. ${answerPromise}`,
  purpose: [
    '상담, 방문, 설치, 매장에서 불편하셨던 일',
    '약속한 날짜나 비용이 안내와 달랐던 일',
    '여러 번 말씀하셨는데 해결되지 않은 일',
  ],
  byPhone: true,
  titleHint: '예: 방문 약속이 두 번 바뀌었습니다',
  textHint: '언제 어디에서 어떤 일이 있었는지, 어떻게 해 드리면 좋을지 적어 주세요.',
  next: [
    '담당자가 내용을 읽고 맡은 부서와 사실을 확인합니다.',
    '확인한 내용과 앞으로의 조치를 정합니다.',
    '위의 날까지 답변을 남깁니다.',
  ],
};
const form = voiceForm(kind, 'discontent');

export default function DiscontentPage({ params }: PageProps<typeof paths.discontent>) {
  return (
    <VoicePage kind={kind} params={params} form={<Form definition={form} asked={params.step} />} />
  );
}
