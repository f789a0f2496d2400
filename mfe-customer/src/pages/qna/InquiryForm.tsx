import {
  CheckList,
  Consents,
  FormFrame,
  PhotoField,
  useForm,
  usePhotos,
  useSubmit,
  useUpload,
  type Consent,
} from '@portal/form';
import { inquiryGroupNames, type InquiryGroup } from '@portal/contract';
import { useAnswer, useSend } from '@portal/host';
import { paths } from '@portal/paths';
import { api } from '../../api.ts';
import { empty, flow, toInquiry } from './flow.ts';
import { TextStep } from './TextStep.tsx';

const consents: readonly (Consent & { name: 'consentPrivacy' })[] = [
  {
    name: 'consentPrivacy',
    title: '개인정보 수집·이용',
    required: true,
    items: '이름, 휴대전화 번호, 작성하신 내용과 사진',
    purpose: '문의하신 내용의 확인과 답변',
    retention: '접수한 날부터 3년 (전자상거래법의 소비자 불만 처리 기록)',
    refusal: '동의하지 않으실 수 있습니다. 다만 동의하지 않으시면 접수할 수 없습니다.',
    termIndex: 'consent_privacy',
  },
];

/** The form of a 1:1 inquiry, at the step of the address. */
export function InquiryForm({ asked }: { asked: number }) {
  const hrefOf = (step: number) => paths.qna({ step });
  const form = useForm({ name: 'qna', empty, flow, asked, hrefOf });
  const photos = usePhotos(form, useUpload(api.uploadPhoto));
  const products = useAnswer(api.ownedProducts, {});
  const [send] = useSend(api.sendInquiry);
  const { draft } = form;
  const submit = useSubmit({
    form,
    unfinished: photos.unfinished,
    send: (key) => send(toInquiry(draft), { key }),
    resultHref: ({ bbsIdx }) => paths.qna({ result: bbsIdx }),
  });
  const product = products.data?.productList.find(
    ({ productIdx }) => productIdx === draft.productIdx,
  );
  return (
    <FormFrame form={form} submit={submit} title="1:1 문의" unfinished={photos.unfinished}>
      {form.step.name === 'text' && <TextStep form={form} products={products} />}
      {form.step.name === 'more' && (
        <>
          <PhotoField photos={photos} error={form.errors['photos']} />
          <Consents consents={consents} form={form} />
        </>
      )}
      {form.step.name === 'check' && (
        <CheckList
          form={form}
          entries={[
            {
              question: '문의 유형',
              answer: inquiryGroupNames[draft.groups as InquiryGroup],
              step: 'text',
            },
            { question: '제품', answer: product?.goodsName ?? '', step: 'text' },
            { question: '제목', answer: draft.title, step: 'text' },
            { question: '내용', answer: draft.text, step: 'text' },
            {
              question: '사진',
              answer: draft.photos.length > 0 ? `${draft.photos.length}장` : '',
              step: 'more',
            },
            { question: '개인정보 수집·이용', answer: '동의함', step: 'more' },
          ]}
        />
      )}
    </FormFrame>
  );
}
