import styled from '@emotion/styled';
import { productNames } from '@portal/contract';
import { fixedTexts } from '@portal/format';
import { useChosen, useHost, type PageProps } from '@portal/host';
import { paths } from '@portal/paths';
import { ListPage, media, optionsOf, Rows, Stack, useNow, spots } from '@portal/ui';
import { sortedFrom } from './distance.ts';
import { MapPanel } from './map/MapPanel.tsx';
import { Nearest } from './Nearest.tsx';
import { usePosition } from './position.ts';
import { RegionSearch } from './RegionSearch.tsx';
import { ShowroomRow } from './ShowroomRow.tsx';
import type { load } from './load.ts';

const { bf, l, w } = productNames;
const shown = optionsOf({ all: '전체', bf, l, w });

/** On wide screens the map stands beside the search and the list. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  grid-template-rows: auto auto auto 1fr;
  gap: 0 56px;
  > div:nth-of-type(-n + 2) {
    grid-column: 1 / -1;
  }
  ${media.belowPc} {
    display: block;
  }
`;

export default function ShowroomsPage({ params, data }: PageProps<typeof load>) {
  const { chosen, pending } = useChosen(params);
  const { sido, gu, channelType, searchTxt } = chosen;
  const { regions, list, page } = data;
  const { navigate } = useHost();
  const now = useNow();
  const position = usePosition();
  const from = position.state.is === 'known' ? position.state.place : null;
  const sorted = sortedFrom(from, list);
  const first = (page.curPage - 1) * page.pageSize;
  /** Sorts the list anew, and returns to its first page. */
  const fromTheTop = (reorder: () => void) => () => {
    reorder();
    if (page.curPage > 1) navigate(paths.showrooms({ ...params, page: 1 }), { keepScroll: true });
  };
  return (
    <Columns>
      <ListPage
        title="매장 찾기"
        lead="가까운 매장에서 직접 앉아 보고 누워 보실 수 있습니다."
        address={paths.showrooms}
        params={{ sido, gu, channelType, searchTxt }}
        pending={pending}
        filters={[{ param: 'channelType', label: '체험할 제품', look: 'tabs', options: shown }]}
        tools={
          <>
            <Stack gap={24} top={24}>
              <RegionSearch
                // A new address discards choices that were not submitted.
                key={paths.showrooms({ sido, gu, searchTxt })}
                regions={regions}
                chosen={chosen}
              />
              <Nearest
                state={position.state}
                onAsk={fromTheTop(position.ask)}
                onForget={fromTheTop(position.forget)}
              />
            </Stack>
            <MapPanel
              regions={regions}
              showrooms={list}
              sido={sido}
              here={from}
              hrefOf={(code) => paths.showrooms({ sido: code, channelType, searchTxt })}
            />
          </>
        }
        page={page}
        count={searchTxt ? `‘${searchTxt}’ 찾기 결과` : '매장'}
        empty={{
          spot: spots.shop,
          title: fixedTexts.noShowrooms,
          text: '다른 지역을 고르시거나 다른 말로 찾아보세요. 가까운 순으로도 보실 수 있습니다.',
          all: '전국 매장 보기',
        }}
      >
        <Rows>
          {sorted.slice(first, first + page.pageSize).map(({ showroom, metres }) => (
            <ShowroomRow key={showroom.bbsIdx} showroom={showroom} metres={metres} now={now} />
          ))}
        </Rows>
      </ListPage>
    </Columns>
  );
}
