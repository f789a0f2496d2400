import { useChosen, type PageProps } from '@portal/host';
import { FilterLinks, optionsOf, PageHeading } from '@portal/ui';
import { servicePaths } from '../../paths.ts';
import { BeforeCare, NewCare } from './Care.tsx';
import { FilterMembership } from './FilterMembership.tsx';

const services = optionsOf({
  before: '기존 케어 서비스',
  new: '새 케어 서비스',
  w_filter: '정수기 필터 멤버십',
});
const contents = { before: BeforeCare, new: NewCare, w_filter: FilterMembership };

export default function CareInfoPage({ params }: PageProps<typeof servicePaths.careInfo>) {
  const { service } = useChosen(params).chosen;
  const Content = contents[service];
  return (
    <>
      <PageHeading
        title="케어 서비스 안내"
        lead="제품을 오래 깨끗하게 쓰시도록 점검하고 바꿔 드립니다."
      />
      <FilterLinks
        label="케어 서비스"
        look="tabs"
        options={services}
        chosen={service}
        hrefOf={(value) => servicePaths.careInfo({ service: value })}
      />
      <Content />
    </>
  );
}
