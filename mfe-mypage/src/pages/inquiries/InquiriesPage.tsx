import { inquiryGroupNames, inquiryStateNames } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { optionsOf, Rows, spots } from '@portal/ui';
import { MemberList } from '../../list/MemberList.tsx';
import { SubmissionRow } from '../../submission/SubmissionRow.tsx';
import type { load } from './load.ts';

const states = [{ value: '-1' as const, label: '전체' }, ...optionsOf(inquiryStateNames)];
const whyEmpty = {
  '-1': '1:1 문의를 남기시면 여기에서 답변을 보실 수 있습니다.',
  '0': '답변을 기다리는 문의가 없습니다. 다른 상태를 골라 보세요.',
  '1': '답변된 문의가 없습니다. 다른 상태를 골라 보세요.',
};

export default function InquiriesPage({ params, data: inquiries }: PageProps<typeof load>) {
  const { state } = params;
  const ask = useHost().hrefFor(paths.qna());
  return (
    <MemberList
      here="inquiries"
      title="1:1 문의 내역"
      lead="남기신 문의와 답변입니다."
      address={paths.memberInquiries}
      params={params}
      filters={[{ param: 'state', label: '답변 상태', look: 'chips', options: states }]}
      page={inquiries}
      empty={{
        spot: spots.letter,
        title: fixedTexts.noInquiries,
        text: whyEmpty[state],
        way: { label: '1:1 문의하기', href: ask },
      }}
    >
      <Rows>
        {inquiries.list.map((inquiry) => (
          <SubmissionRow
            key={inquiry.bbsIdx}
            href={paths.memberInquiry({ idx: inquiry.bbsIdx })}
            about={inquiryGroupNames[inquiry.groups]}
            of={inquiry}
          />
        ))}
      </Rows>
    </MemberList>
  );
}
