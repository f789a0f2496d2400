import { Button, Count, ListPage, ListRow, Row, RowLink, Rows, Stack, spots } from '@portal/ui';

/** To be opened by a link or on this page, told only, with an action below. */
export function ListRows() {
  return (
    <Rows>
      <ListRow
        title="팔콘 안마의자 수리"
        lines={['접수 번호 20260001', '2026.12.01(화) 방문 예정']}
        state={{ name: '기사 배정', tone: 'plain' }}
        way={{ href: '#' }}
      />
      <ListRow
        title="편안 정수기 이전설치"
        lines={['내실 금액 127,800원', null]}
        state={{ name: '결제 대기', tone: 'notable' }}
        way={{ onOpen() {} }}
      >
        <Button>결제하기</Button>
      </ListRow>
      <ListRow
        title="이름이 아주 긴 제품이라서 한 줄에 다 들어가지 않고 두 줄이나 세 줄로 나뉘는 경우"
        lines={[]}
        state={null}
        way={null}
      />
    </Rows>
  );
}

export function RowsOfLinks() {
  return (
    <Rows>
      <li>
        <RowLink href="#">공지 사항</RowLink>
      </li>
      <Row>누르는 것이 없는 줄</Row>
    </Rows>
  );
}

export function Counts() {
  return (
    <Stack>
      <Count words="전체" total={12} />
      <Count words="‘물’ 검색 결과" total={0} />
    </Stack>
  );
}

const list = {
  title: '문의 내역',
  lead: '남기신 문의와 답변입니다.',
  address: ({ page = 1 }: { page?: number }) => `/gallery?group=list#${page}`,
  params: {},
  empty: {
    spot: spots.letter,
    title: '문의 내역이 없습니다.',
    text: '1:1 문의를 남기실 수 있습니다.',
  },
} as const;

export function ListOfPages() {
  return (
    <ListPage {...list} pending={false} page={{ total: 24, curPage: 2, pageSize: 10 }}>
      <Rows>
        <Row>한 줄</Row>
      </Rows>
    </ListPage>
  );
}

export function ListWithoutRows() {
  return (
    <ListPage {...list} pending={false} page={{ total: 0, curPage: 1, pageSize: 10 }}>
      {null}
    </ListPage>
  );
}

export function ListThatLoads() {
  return (
    <ListPage {...list} pending page={{ total: 24, curPage: 1, pageSize: 10 }}>
      {null}
    </ListPage>
  );
}
