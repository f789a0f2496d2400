import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, Count, FilterLinks, Pagination, Stack } from '@portal/ui';
import { HitList } from './HitList.tsx';
import { MenuHits } from './MenuHits.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { load } from './load.ts';
import { classNames, menuHits, type ClassName } from './results.ts';

type Props = PageProps<typeof load>;

/** What was found, by class and page. */
export function Results(props: {
  params: Props['params'];
  hits: NonNullable<Props['data']['hits']>;
}) {
  const { params, hits } = props;
  const { chosen, pending } = useChosen(params);
  const { searchStr } = params;
  const menus = menuHits(useHost().menu, searchStr, hits.words);
  const counts = { ...hits.counts, menu: menus.length, all: hits.counts.all + menus.length };
  const { classification } = chosen;
  if (counts.all === 0) return <NothingFound searchStr={searchStr} />;
  const shown = Object.keys(classNames) as ClassName[];
  const showsMenus = chosen.page === 1 && ['all', 'menu'].includes(classification);
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
          {showsMenus && <MenuHits hits={menus} searchStr={searchStr} />}
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
