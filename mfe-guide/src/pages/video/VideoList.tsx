import { productNames, type AnswerOf, type listReferences } from '@portal/contract';
import { useChosen } from '@portal/host';
import { paths, type ParamsOf } from '@portal/paths';
import { Grid, ListPage, optionsOf, spots } from '@portal/ui';
import { OfModel } from '../../reference/OfModel.tsx';
import { VideoCard } from './VideoCard.tsx';

const { bf, l, w, o } = productNames;
const products = optionsOf({ bf, l, w, o });
const types = optionsOf({ all: '전체', product: '사용법', assemble_disassemble: '분해·조립' });

/** How many cards a phone shows without scrolling. */
const FIRST_CARDS = 2;

export function VideoList(props: {
  videos: AnswerOf<typeof listReferences>;
  params: ParamsOf<(typeof paths.video)['template']>;
}) {
  const { videos } = props;
  const { chosen, pending } = useChosen(props.params);
  const { product, type, model } = chosen;
  return (
    <ListPage
      title="동영상 가이드"
      lead="사용법과 분해·조립 방법을 짧은 동영상으로 보여 드립니다."
      address={paths.video}
      params={{ product, type }}
      pending={pending}
      skeleton="grid"
      filters={[
        { param: 'product', label: '제품', look: 'tabs', options: products },
        { param: 'type', label: '분류', look: 'chips', options: types },
      ]}
      head={<OfModel model={model} all={paths.video({ product, type })} what="동영상" />}
      page={videos}
      empty={{
        spot: spots.film,
        title: '이 분류에는 아직 동영상이 없습니다.',
        text: '다른 제품이나 분류를 골라 보세요.',
        way: { label: '자주 묻는 질문 보기', href: paths.faq() },
      }}
    >
      <Grid as="ul" min={280} gap={[32, 24]}>
        {videos.list.map((post, i) => (
          <VideoCard
            key={post.bbsIdx}
            post={post}
            first={i < FIRST_CARDS}
            href={paths.video({ product, type, bbsIdx: post.bbsIdx })}
          />
        ))}
      </Grid>
    </ListPage>
  );
}
