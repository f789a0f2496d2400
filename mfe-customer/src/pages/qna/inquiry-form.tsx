import { inquiryConsent, inquiryFields, inquiryGroupNames } from '@portal/contract';
import { choice, consent, defineForm, line, lines, productChoice, photos } from '@portal/form';
import { api, useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Button } from '@portal/ui';

function NoProducts() {
  const { openPopup } = useHost();
  return (
    <p>
      등록된 제품이 없습니다. 제품을 고르지 않고 문의하실 수 있습니다.{' '}
      <Button onClick={() => openPopup('faqProductNotVisible')}>제품이 보이지 않아요</Button>
    </p>
  );
}

const fields = {
  groups: choice({
    label: '문의 유형',
    schema: inquiryFields.groups,
    options: inquiryGroupNames,
  }),
  productIdx: productChoice({
    schema: inquiryFields.productIdx,
    call: api.listOwnedProducts,
    onMembersPage: true,
    whenNone: NoProducts,
  }),
  title: line({
    label: '제목',
    schema: inquiryFields.title,
    hint: '예: 물이 잘 나오지 않습니다',
  }),
  text: lines({
    label: '내용',
    schema: inquiryFields.text,
    hint: '언제부터 어떤지, 해 보신 것이 있으면 함께 적어 주세요.',
    rows: 9,
  }),
  photos: photos({ schema: inquiryFields.photos, call: api.uploadPhoto }),
  consentPrivacy: consent(inquiryConsent, inquiryFields.consentPrivacy),
};

/**
 * The inquiry form. Each inquiry has its own draft of a further question, because that starts with the inquiry's
 * product.
 * @param about number of the inquiry that the question is about; null for a new one
 */
export const inquiryForm = (about: string | null) =>
  defineForm({
    name: about === null ? 'qna' : `qna-${about}`,
    title: '1:1 문의',
    fields,
    steps: [
      { name: 'text', title: '문의 내용', fields: ['groups', 'productIdx', 'title', 'text'] },
      { name: 'more', title: '사진과 동의', fields: ['photos', 'consentPrivacy'] },
    ],
    summary: ['groups', 'productIdx', 'title'],
    hrefOf: (step) => paths.qna({ step, about }),
    call: api.fileInquiry,
    toBody: (answers) => answers,
    resultHref: ({ bbsIdx }) => paths.qna({ result: bbsIdx }),
  });
