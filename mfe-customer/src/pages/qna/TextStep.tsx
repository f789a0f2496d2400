import { inquiryGroupNames } from '@portal/contract';
import { ProductSelect, type Form } from '@portal/form';
import { useHost } from '@portal/host';
import { Button, Select, TextArea, TextField } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { InquiryDraft } from './flow.ts';

const groups = Object.entries(inquiryGroupNames).map(([value, label]) => ({ value, label }));

/** What is asked, and of which product. */
export function TextStep(props: {
  form: Form<InquiryDraft>;
  products: ComponentProps<typeof ProductSelect>['query'];
}) {
  const { form, products } = props;
  const { openPopup } = useHost();
  const hasNone = products.data?.productList.length === 0;
  return (
    <>
      <Select
        label="문의 유형"
        placeholder="골라 주세요"
        options={groups}
        {...form.field('groups')}
      />
      <ProductSelect query={products} {...form.field('productIdx')} />
      {hasNone && (
        <p>
          등록된 제품이 없습니다. 제품을 고르지 않고 문의하실 수 있습니다.{' '}
          <Button type="button" onClick={() => openPopup('faqProductNotVisible')}>
            제품이 보이지 않아요
          </Button>
        </p>
      )}
      <TextField label="제목" hint="예: 물이 잘 나오지 않습니다" {...form.field('title')} />
      <TextArea
        label="내용"
        hint="언제부터 어떤지, 해 보신 것이 있으면 함께 적어 주세요."
        max={2000}
        rows={9}
        {...form.field('text')}
      />
    </>
  );
}
