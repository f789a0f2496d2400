import { inquiryGroupNames } from '@portal/contract';
import { fixedTexts, formatDay } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, ButtonLink, Cluster, PageHeading } from '@portal/ui';
import { MyPageNav } from '../../nav/MyPageNav.tsx';
import { Letter } from '../../submission/Letter.tsx';
import { NoSubmission } from '../../submission/NoSubmission.tsx';
import { DeleteInquiry } from './DeleteInquiry.tsx';
import type { load } from './load.ts';

const list = paths.memberInquiries();

/** An inquiry with its answer, and buttons to ask one more question or to delete it. */
export default function InquiryPage({ data: inquiry }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const further = inquiry && hrefFor(paths.qna({ about: inquiry.bbsIdx }));
  return (
    <>
      <MyPageNav here="inquiries" />
      <BackLink href={list} label="1:1 문의 내역" />
      {inquiry === null ? (
        <NoSubmission name="1:1 문의" title={fixedTexts.noInquiries} href={list} />
      ) : (
        <>
          <PageHeading
            title={inquiry.title}
            lead={`접수 번호 ${inquiry.bbsIdx} · ${formatDay(inquiry.receivedOn)} 접수`}
          />
          <Letter
            facts={[
              ['문의 유형', inquiryGroupNames[inquiry.groups]],
              ['제품', inquiry.goodsName],
            ]}
            of={inquiry}
          />
          <Cluster top={48}>
            {further && <ButtonLink href={further}>같은 일로 더 문의하기</ButtonLink>}
            {inquiry.state === '0' && <DeleteInquiry idx={inquiry.bbsIdx} />}
          </Cluster>
        </>
      )}
    </>
  );
}
