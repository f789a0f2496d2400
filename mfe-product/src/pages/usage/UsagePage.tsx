import { formatDay } from '@portal/format';
import { useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import {
  BackLink,
  ButtonLink,
  MessagePage,
  Notice,
  PageHeading,
  Section,
  Text,
  spots,
} from '@portal/ui';
import { Contract } from './Contract.tsx';
import type { load } from './load.ts';
import { Product, type Usage } from './Product.tsx';
import { Reading } from './Reading.tsx';
import { Services } from './Services.tsx';
import { Warranty } from './Warranty.tsx';

/** The day of the next care visit. */
function Care({ care }: { care: NonNullable<Usage['care']> }) {
  return (
    <Section>
      <h2>다음 점검</h2>
      <Text size="h3" bold>
        {formatDay(care.nextOn)}
      </Text>
      <p>{care.months}개월마다 찾아가 점검합니다. 가기 전에 전화로 시간을 정합니다.</p>
    </Section>
  );
}

const TITLE = '제품 사용 정보';

/** A product of the member: its data, warranty, contract, next care visit, services and manuals. */
export default function UsagePage({ data }: PageProps<typeof load>) {
  const { hrefFor } = useHost();
  const list = hrefFor(paths.memberProducts());
  if (data === null)
    return (
      <MessagePage
        page={TITLE}
        spot={spots.product}
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
