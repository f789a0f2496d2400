import styled from '@emotion/styled';
import { useHost, usePending, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ContentSkeleton, FilterLinks, Pagination } from '@portal/ui';
import { HitList } from './HitList.tsx';
import { MenuHits } from './MenuHits.tsx';
import { NothingFound } from './NothingFound.tsx';
import type { load } from './load.ts';
import { classNames, menuHits, type ClassName } from './results.ts';

const Count = styled.p`
  margin: 24px 0 16px;
  color: var(--text-second);
  strong {
    color: var(--text);
    font-variant-numeric: tabular-nums;
  }
`;

type Props = PageProps<typeof load>;

/** What was found, by class, a page at a time. */
export function Results(props: {
  params: Props['params'];
  hits: NonNullable<Props['data']['hits']>;
}) {
  const { params, hits } = props;
  const pending = usePending();
  const { searchStr } = params;
  const menus = menuHits(useHost().menu, searchStr);
  const counts = { ...hits.counts, menu: menus.length, all: hits.counts.all + menus.length };
  // A choice lights up at once; its hits follow.
  const { classification } = pending ? paths.search.read(pending).params : params;
  if (counts.all === 0) return <NothingFound searchStr={searchStr} />;
  const shown = Object.keys(classNames) as ClassName[];
  const showsMenus = params.page === 1 && ['all', 'menu'].includes(params.classification);
  return (
    <>
      <FilterLinks
        label="분류"
        look="chips"
        links={shown
          .filter((name) => name === 'all' || name === classification || counts[name] > 0)
          .map((name) => ({
            label: `${classNames[name]} ${counts[name]}`,
            href: paths.search({ searchStr, classification: name }),
            current: name === classification,
          }))}
      />
      {pending ? (
        <ContentSkeleton kind="list" />
      ) : (
        <>
          <Count role="status">
            ‘{searchStr}’ 검색 결과 <strong>{counts[params.classification]}</strong>건
          </Count>
          {showsMenus && <MenuHits hits={menus} searchStr={searchStr} />}
          {params.classification !== 'menu' && (
            <>
              <HitList hits={hits.list} searchStr={searchStr} />
              <Pagination
                current={hits.page}
                last={Math.ceil(hits.total / hits.listSize)}
                hrefOf={(page) =>
                  paths.search({ searchStr, classification: params.classification, page })
                }
              />
            </>
          )}
        </>
      )}
    </>
  );
}
