import { inquiryGroupNames, type Inquiry } from '@portal/contract';
import { photosSent, Received, receiptOf } from '@portal/form';
import { api, useAnswer } from '@portal/host';
import { paths } from '@portal/paths';

const receipt = (inquiry: Inquiry) =>
  receiptOf(inquiry, [
    ['문의 유형', inquiryGroupNames[inquiry.groups]],
    ['제품', inquiry.goodsName],
    ['제목', inquiry.title],
    ['내용', inquiry.text],
    ['사진', photosSent(inquiry.photos)],
  ]);

export function InquiryReceipt({ idx }: { idx: string }) {
  return (
    <Received
      name="1:1 문의"
      title="문의를 접수했습니다"
      query={useAnswer(api.readInquiry, { idx })}
      receiptOf={receipt}
      answerPlace={{ label: '내 문의', path: paths.memberInquiries() }}
      formHref={paths.qna()}
      next={[
        '담당자가 문의를 읽고 필요하면 전화로 여쭙니다.',
        '위의 날까지 답변을 남깁니다.',
        '급하신 일은 접수 번호와 함께 고객센터로 전화해 주세요.',
      ]}
      links={[
        { label: '하나 더 문의하기', path: paths.qna() },
        { label: '자주 묻는 질문', path: paths.faq() },
        { label: '처음으로', path: paths.home() },
      ]}
    />
  );
}
