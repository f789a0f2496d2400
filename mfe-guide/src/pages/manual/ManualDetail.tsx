import type { Reference } from '@portal/contract';
import { formatBytes } from '@portal/format';
import { useHost } from '@portal/host';
import { paths, type ParamsOf } from '@portal/paths';
import { BoardHtml, ButtonLink, Cluster, Icon, icons, Stack } from '@portal/ui';
import { ReferenceHead } from '../../reference/ReferenceHead.tsx';
import { DocumentView } from './DocumentView.tsx';

export function ManualDetail(props: {
  post: Reference;
  params: ParamsOf<(typeof paths.manual)['template']>;
}) {
  const { post, params } = props;
  const { hrefFor } = useHost();
  const { product, page } = params;
  const file = post.files[0];
  return (
    <article>
      <ReferenceHead
        post={post}
        listHref={paths.manual({ product, page })}
        listLabel="설명서 목록"
      />
      <Stack max={720}>
        <BoardHtml html={post.html} hrefFor={hrefFor} />
      </Stack>
      {file && (
        <>
          <Cluster top={24} bottom={32}>
            <ButtonLink look="primary" href={`${file.url}?download=1`} download={file.name}>
              <Icon shape={icons.download} />
              내려받기 ({formatBytes(file.bytes)})
            </ButtonLink>
            <ButtonLink href={file.url} target="_blank" rel="noopener">
              새 창에서 보기
            </ButtonLink>
          </Cluster>
          <DocumentView key={file.url} url={file.url} title={post.subject} bytes={file.bytes} />
        </>
      )}
    </article>
  );
}
