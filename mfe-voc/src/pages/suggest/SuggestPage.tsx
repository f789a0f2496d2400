import { Form } from '@portal/form';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { VoicePage } from '../../voice/VoicePage.tsx';
import type { Kind } from '../../voice/kind.ts';
import { voiceForm } from '../../voice/voice-form.tsx';

const kind: Kind = {
  type: 'suggest',
  path: paths.suggest,
  title: '제안합니다',
  lead: '이렇게 바꾸면 더 좋겠다고 생각하신 것을 알려 주세요.',
  purpose: [
    '제품의 기능이나 사용법에서 바뀌었으면 하는 점',
    '접수, 방문, 설치, 결제 과정에서 더 편해질 수 있는 점',
  ],
  titleHint: '예: 리모컨 글자를 더 크게 해 주세요',
  textHint: '지금은 어떤지, 어떻게 바뀌면 좋을지 적어 주세요.',
  next: [
    '담당자가 제안을 읽고 맡은 부서에 전합니다.',
    '부서에서 바꿀 수 있는지 검토합니다.',
    '위의 날까지 검토 결과를 답변으로 남깁니다.',
  ],
};
const form = voiceForm(kind, 'suggest');

export default function SuggestPage({ params }: PageProps<typeof paths.suggest>) {
  return (
    <VoicePage kind={kind} params={params} form={<Form definition={form} asked={params.step} />} />
  );
}
