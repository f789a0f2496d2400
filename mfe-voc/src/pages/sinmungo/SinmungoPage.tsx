import { Form } from '@portal/form';
import type { PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { VoicePage } from '../../voice/VoicePage.tsx';
import type { Kind } from '../../voice/kind.ts';
import { petitionForm } from '../../voice/voice-form.tsx';

const kind: Kind = {
  type: 'sinmungo',
  path: paths.sinmungo,
  title: '신문고',
  lead: '대표이사가 직접 살펴야 할 일을 알려 주세요.',
  purpose: [
    '임직원이나 협력사의 부당한 행위',
    '안전에 관한 일, 법과 규정을 어긴 일',
    '고객센터에서 끝내 해결되지 않은 일',
  ],
  byPhone: true,
  titleHint: '예: 설치비를 따로 요구받았습니다',
  textHint: '언제 어디에서 누가 한 일인지, 확인할 수 있는 사실을 적어 주세요.',
  next: [
    '감사 담당자가 내용을 읽고 대표이사에게 보고합니다.',
    '사실을 조사합니다. 이름은 동의하신 때에만 부서에 전합니다.',
    '위의 날까지 처리 결과나 진행 상황을 답변으로 남깁니다.',
  ],
};
const form = petitionForm(kind);

export default function SinmungoPage({ params }: PageProps<typeof paths.sinmungo>) {
  return (
    <VoicePage kind={kind} params={params} form={<Form definition={form} asked={params.step} />} />
  );
}
