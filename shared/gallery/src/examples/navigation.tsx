import {
  BackLink,
  Cluster,
  FilterLinks,
  Pagination,
  Stack,
  TapLink,
  TaskRows,
  optionsOf,
} from '@portal/ui';

const options = optionsOf({ all: '전체', after: '수리', seat: '시트 교체', transfer: '이전설치' });

export function Filters() {
  return (
    <Stack gap={24}>
      <FilterLinks
        label="서비스"
        look="tabs"
        options={options}
        chosen="after"
        hrefOf={(value) => `#${value}`}
      />
      <FilterLinks
        label="상태"
        look="chips"
        options={options}
        chosen="all"
        hrefOf={(value) => `#${value}`}
      />
    </Stack>
  );
}

export function Pages() {
  return (
    <Stack>
      {[1, 6, 12].map((curPage) => (
        <Pagination
          key={curPage}
          of={{ total: 120, curPage, pageSize: 10 }}
          hrefOf={(value) => `#${value}`}
        />
      ))}
    </Stack>
  );
}

export function TapLinks() {
  return (
    <Cluster gap={24}>
      <TapLink href="#">자세히 보기</TapLink>
      <TapLink href="#" tone="second" size="small">
        자세히 보기
      </TapLink>
      <TapLink href="#" tone="text">
        자세히 보기
      </TapLink>
      <TapLink href="#" tone="inherit">
        자세히 보기
      </TapLink>
    </Cluster>
  );
}

export function Tasks() {
  return (
    <TaskRows
      tasks={[
        { label: '수리 신청', text: '고장 난 곳을 고치러 갑니다.', href: '#' },
        { label: '이전설치 신청', text: '이사하실 때 옮겨 드립니다.', href: null },
      ]}
    />
  );
}

export function Back() {
  return <BackLink href="#" label="목록으로" />;
}
