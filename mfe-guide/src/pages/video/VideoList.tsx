import styled from '@emotion/styled';
import { productNames, type AnswerOf, type selectReferenceList } from '@portal/contract';
import { usePending } from '@portal/host';
import { paths, type ParamsOf } from '@portal/paths';
import { ContentSkeleton, FilterLinks, Icon, Message, PageHeading, Pagination } from '@portal/ui';
import { VideoCard } from './VideoCard.tsx';

const Filters = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  margin-bottom: 32px;
`;
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  gap: 32px 24px;
  list-style: none;
`;

const types = { all: '전체', product: '사용법', assemble_disassemble: '분해·조립' } as const;

type Params = ParamsOf<(typeof paths.video)['template']>;

export function VideoList(props: { videos: AnswerOf<typeof selectReferenceList>; params: Params }) {
  const { videos } = props;
  const pending = usePending();
  const { product, type } = pending ? paths.video.read(pending).params : props.params;
  return (
    <>
      <PageHeading
        title="동영상 가이드"
        lead="사용법과 분해·조립 방법을 짧은 동영상으로 보여 드립니다."
      />
      <Filters>
        <FilterLinks
          label="제품"
          look="tabs"
          links={(['bf', 'l', 'w', 'o'] as const).map((code) => ({
            label: productNames[code],
            href: paths.video({ product: code, type }),
            current: code === product,
          }))}
        />
        <FilterLinks
          label="분류"
          look="chips"
          links={(['all', 'product', 'assemble_disassemble'] as const).map((code) => ({
            label: types[code],
            href: paths.video({ product, type: code }),
            current: code === type,
          }))}
        />
      </Filters>
      {pending ? (
        <ContentSkeleton kind="grid" />
      ) : videos.total === 0 ? (
        <Message
          picture={<Icon name="play" size={40} />}
          title="이 분류에는 아직 동영상이 없습니다."
          text="다른 제품이나 분류를 골라 보세요."
        />
      ) : (
        <>
          <Grid>
            {videos.list.map((post) => (
              <VideoCard
                key={post.bbsIdx}
                post={post}
                href={paths.video({ product, type, bbsIdx: post.bbsIdx })}
              />
            ))}
          </Grid>
          <Pagination
            current={videos.curPage}
            last={Math.ceil(videos.total / videos.pageSize)}
            hrefOf={(page) => paths.video({ product, type, page })}
          />
        </>
      )}
    </>
  );
}
