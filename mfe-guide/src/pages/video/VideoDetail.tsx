import styled from '@emotion/styled';
import type { Reference } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths, type ParamsOf } from '@portal/paths';
import { BoardHtml, Stack } from '@portal/ui';
import { ReferenceHead } from '../../reference/ReferenceHead.tsx';

const Player = styled.video`
  width: 100%;
  max-width: 960px;
  height: auto;
  aspect-ratio: 16 / 9;
  border-radius: 16px;
  background: var(--sunken);
`;

export function VideoDetail(props: {
  post: Reference;
  params: ParamsOf<(typeof paths.video)['template']>;
}) {
  const { post, params } = props;
  const { hrefFor } = useHost();
  const { product, type, page } = params;
  return (
    <article>
      <ReferenceHead
        post={post}
        listHref={paths.video({ product, type, page })}
        listLabel="동영상 목록"
      />
      {post.video && (
        <Player
          controls
          playsInline
          preload="metadata"
          poster={post.video.poster}
          width={post.video.width}
          height={post.video.height}
          aria-label={post.subject}
        >
          <source src={post.video.src} type="video/mp4" />
          <track kind="captions" src={post.video.captions} srcLang="ko" label="한국어" default />
        </Player>
      )}
      <Stack max={720} top={24}>
        <BoardHtml html={post.html} hrefFor={hrefFor} />
      </Stack>
    </article>
  );
}
