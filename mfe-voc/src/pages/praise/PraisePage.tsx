import { Form } from '@portal/form';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { VoicePage } from '../../voice/VoicePage.tsx';
import type { Kind } from '../../voice/kind.ts';
import { praiseForm } from '../../voice/voice-form.tsx';

const kind: Kind = {
  type: 'praise',
  path: paths.praise,
  title: '칭찬합니다',
  lead: '고마웠던 직원이나 매장이 있으셨나요? 전해 드리겠습니다.',
  purpose: [
    '친절하게 도와 드린 상담원, 기사, 매장 직원의 이야기',
    '잘 만들었다고 느끼신 제품이나 서비스',
  ],
  titleHint: '예: 설치 기사님이 꼼꼼하게 설명해 주셨습니다',
  textHint: '언제 어디에서 어떤 점이 고마우셨는지 적어 주세요.',
  next: [
    '담당자가 내용을 읽고 칭찬받은 직원과 매장을 확인합니다.',
    '해당 직원과 매장에 말씀을 전합니다.',
    '위의 날까지 답변을 남깁니다.',
  ],
};
const form = praiseForm(kind);

export default function PraisePage({ params }: PageProps<typeof paths.praise>) {
  return (
    <VoicePage kind={kind} params={params} form={<Form definition={form} asked={params.step} />} />
  );
}
