import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { BackLink, ButtonLink, icons, MessagePage, Notice, PageHeading } from '@portal/ui';
import { Care } from './Care.tsx';
import { Contract } from './Contract.tsx';
import type { load } from './load.ts';
import { Product } from './Product.tsx';
import { Reading } from './Reading.tsx';
import { Services } from './Services.tsx';
import { Warranty } from './Warranty.tsx';

const TITLE = '제품 사용 정보';

/** A product of the member: its data, warranty, contract, next care visit, services and manuals. */
export default function UsagePage({ data }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const list = hrefFor(paths.memberProducts());
  if (data === null)
    return (
      <MessagePage
        page={TITLE}
        icon={icons.document}
        title="제품 사용 정보가 없습니다."
        text="온라인 마켓에서 구매하신 제품은 정품 등록을 하시면 나타납니다."
        actions={
          <>
            <ButtonLink look="primary" href={paths.activate()}>
              정품 등록하기
            </ButtonLink>
            {list && <ButtonLink href={list}>내 제품 보기</ButtonLink>}
          </>
        }
      />
    );
  return (
    <>
      {list && <BackLink href={list} label="내 제품" />}
      <PageHeading title={data.goodsName} lead={TITLE} />
      {!data.verified && (
        <Notice>
          <p>사용 정보가 아직 확인되지 않았습니다. 확인되면 서비스를 신청하실 수 있습니다.</p>
          <ButtonLink href={paths.activate()}>정품 등록하기</ButtonLink>
        </Notice>
      )}
      <Product usage={data} />
      <Warranty usage={data} />
      {data.contract && <Contract contract={data.contract} />}
      {data.care && <Care care={data.care} />}
      <Services productIdx={data.productIdx} services={data.services} />
      <Reading usage={data} />
    </>
  );
}
