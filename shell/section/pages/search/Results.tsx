import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, Count, FilterLinks, Pagination, Stack, TaskRows, Text } from '@portal/ui';
import { classNames, type ClassName } from '../../search/hits.ts';
import { HitList } from './HitList.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { load } from './load.ts';

export function Results({ params, data }: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { hrefFor } = useHost();
  const { searchStr } = params;
  const { hits, asked } = data;
  if (!hits) return null;
  const pages = data.pages.filter(({ href }) => hrefFor(href) !== null);
  const counts = { ...hits.counts, menu: pages.length, all: hits.counts.all + pages.length };
  const { classification } = chosen;
  if (counts.all === 0)
    return <NothingFound searchStr={searchStr} nearest={hits.nearest} asked={asked} />;
  const shown = Object.keys(classNames) as ClassName[];
  const showsPages =
    pages.length > 0 && chosen.page === 1 && ['all', 'menu'].includes(classification);
  return (
    <>
      <FilterLinks
        label="분류"
        look="chips"
        options={shown
          .filter((name) => name === 'all' || name === classification || counts[name] > 0)
          .map((name) => ({ value: name, label: `${classNames[name]} ${counts[name]}` }))}
        chosen={classification}
        hrefOf={(name) => paths.search({ searchStr, classification: name })}
      />
      {pending ? (
        <ContentSkeleton kind="list" />
      ) : (
        <Stack gap={0} top={24}>
          {hits.similar && <p>‘{searchStr}’에 맞는 글이 없어 비슷한 말로 찾았습니다.</p>}
          <Count words={`‘${searchStr}’ 검색 결과`} total={counts[classification]} />
          {showsPages && (
            <section>
              <Text as="h2" size="small" tone="text-second" bottom={8}>
                메뉴 바로가기
              </Text>
              <TaskRows tasks={pages} />
            </section>
          )}
          {classification !== 'menu' && (
            <>
              <HitList hits={hits.list} searchStr={searchStr} />
              <Pagination
                of={{ total: hits.total, curPage: hits.page, pageSize: hits.listSize }}
                hrefOf={(page) => paths.search({ searchStr, classification, page })}
              />
            </>
          )}
        </Stack>
      )}
    </>
  );
}
