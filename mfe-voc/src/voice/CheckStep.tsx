import { CheckList, type Entry, type Form } from '@portal/form';
import { useAnswer, useSession } from '@portal/host';
import { api } from '../api.ts';
import type { VoiceDraft } from './flow.ts';
import type { Kind } from './kind.ts';

/** Everything once more, before it is sent. */
export function CheckStep({ kind, form }: { kind: Kind; form: Form<VoiceDraft> }) {
  const { draft } = form;
  const isMember = useSession().is === 'member';
  const { data } = useAnswer(api.ownedProducts, {}, { skip: !isMember || draft.productIdx === '' });
  const product = data?.productList.find(({ productIdx }) => productIdx === draft.productIdx);
  const praised: Entry[] = [
    { question: '직원 이름', answer: draft.staffName, step: 'text' },
    { question: '매장 또는 장소', answer: draft.place, step: 'text' },
  ];
  const photos = draft.photos.length > 0 ? `${draft.photos.length}장` : '';
  return (
    <CheckList
      form={form}
      entries={[
        ...(kind.type === 'praise' ? praised : []),
        { question: '제목', answer: draft.title, step: 'text' },
        { question: '내용', answer: draft.text, step: 'text' },
        { question: '제품', answer: product?.goodsName ?? '', step: 'more' },
        { question: '사진', answer: photos, step: 'more' },
        { question: '개인정보 수집·이용', answer: '동의함', step: 'more' },
        {
          question: kind.share.title,
          answer: draft.consentShare === 'Y' ? '동의함' : '동의하지 않음',
          step: 'more',
        },
      ]}
    />
  );
}
