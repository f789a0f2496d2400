import type { Reference } from '@portal/contract';
import { formatBytes } from '@portal/format';
import { useHost } from '@portal/host';
import { paths, type ParamsOf } from '@portal/paths';
import { BoardHtml, ButtonLink, Cluster, Icon, icons, Stack, TapLink, unbroken } from '@portal/ui';
import { ReferenceHead } from '../../reference/ReferenceHead.tsx';
import { DocumentView } from './DocumentView.tsx';

export function ManualDetail(props: {
  post: Reference;
  /** More documents of the model that was asked for. */
  others: readonly Pick<Reference, 'bbsIdx' | 'subject'>[];
  params: ParamsOf<(typeof paths.manual)['template']>;
}) {
  const { post, others, params } = props;
  const { hrefFor } = useHost();
  const { product, bbsIdx, page, model } = params;
  const isOther = bbsIdx !== null && model !== '';
  const file = post.files[0];
  return (
    <article>
      <ReferenceHead
        post={post}
        listHref={isOther ? paths.manual({ product, model }) : paths.manual({ product, page })}
        listLabel={isOther ? `${model} 사용 설명서` : '설명서 목록'}
      />
      <Stack max={720}>
        <BoardHtml html={post.html} hrefFor={hrefFor} />
        {others.length > 0 && (
          <ul aria-label={`${model}의 다른 설명서`}>
            {others.map((other) => (
              <li key={other.bbsIdx}>
                <TapLink href={paths.manual({ product, bbsIdx: other.bbsIdx, model })}>
                  {unbroken(other.subject)}
                </TapLink>
              </li>
            ))}
          </ul>
        )}
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
