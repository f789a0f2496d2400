import { useChosen, type PageProps } from '@portal/host';
import { FilterLinks, PageHeading, Stack } from '@portal/ui';
import { Example } from './Example.tsx';
import { groups } from './groups.ts';
import { Looks } from './Looks.tsx';
import { gallery } from './paths.ts';

const tabs = Object.entries(groups).map(([value, { label }]) => ({
  value: value as keyof typeof groups,
  label,
}));

/** The components of one group in their states, each with its code. */
export default function GalleryPage({ params }: PageProps<typeof gallery>) {
  const { group } = useChosen(params).chosen;
  const { examples, source } = groups[group];
  return (
    <>
      <PageHeading title="화면 부품" lead="화면을 이루는 부품의 모든 상태와 그 코드입니다." />
      <Stack gap={32}>
        <FilterLinks
          label="부품"
          look="tabs"
          options={tabs}
          chosen={group}
          hrefOf={(value) => gallery({ group: value })}
        />
        <Looks />
        {Object.entries(examples).map(([name, Shown]) => (
          <Example key={`${group} ${name}`} name={name} source={source}>
            <Shown />
          </Example>
        ))}
      </Stack>
    </>
  );
}
