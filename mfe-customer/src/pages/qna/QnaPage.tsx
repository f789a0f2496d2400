import { answerPromise, INQUIRY_TITLE_MAX } from '@portal/contract';
import { Form, lateRest } from '@portal/form';
import { api, useAnswer, type PageProps } from '@portal/host';
import type { paths } from '@portal/paths';
import { PageHeading, PageSkeleton } from '@portal/ui';
import { useMemo } from 'react';
import { inquiryForm } from './inquiry-form.tsx';

const InquiryReceipt = lateRest(
  () =>
    import(/* webpackChunkName: "inquiry-receipt" */ './InquiryReceipt.tsx').then(
      (file) => file.InquiryReceipt,
    ),
  <PageSkeleton kind="article" title="1:1 문의" />,
);

const FURTHER = '[추가 문의] ';
const furtherTitle = (title: string) =>
  [...(title.startsWith(FURTHER) ? title : FURTHER + title)].slice(0, INQUIRY_TITLE_MAX).join('');

/**
 * The form's initial values for a further question about an inquiry; undefined for a new inquiry, and until the
 * earlier one is loaded.
 */
function useFurther(about: string | null) {
  const { data } = useAnswer(api.readInquiry, { idx: about ?? '' }, { skip: about === null });
  return (
    data && {
      groups: data.groups,
      productIdx: data.productIdx ?? '',
      title: furtherTitle(data.title),
    }
  );
}

export default function QnaPage({ params }: PageProps<typeof paths.qna>) {
  const { step, result, about } = params;
  const begin = useFurther(about);
  const definition = useMemo(() => inquiryForm(about), [about]);
  if (result !== null) return <InquiryReceipt idx={result} />;
  return (
    <>
      <PageHeading title={definition.title} lead={`궁금한 점을 남겨 주시면 ${answerPromise}`} />
      <Form key={about} definition={definition} asked={step} begin={begin} />
    </>
  );
}
