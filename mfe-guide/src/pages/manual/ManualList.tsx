import styled from '@emotion/styled';
import { productNames, type AnswerOf, type listReferences } from '@portal/contract';
import { formatBytes } from '@portal/format';
import { useChosen } from '@portal/host';
import { paths, type ParamsOf } from '@portal/paths';
import { Icon, icons, ListPage, optionsOf, RowLink, Rows, spots, unbroken } from '@portal/ui';
import { OfModel } from '../../reference/OfModel.tsx';

const Row = styled(RowLink)`
  grid-template-columns: auto 1fr;
  > svg:first-of-type {
    color: var(--primary);
  }
`;

const { bf, l, w, o } = productNames;
const products = optionsOf({ bf, l, w, o });

export function ManualList(props: {
  manuals: AnswerOf<typeof listReferences>;
  params: ParamsOf<(typeof paths.manual)['template']>;
}) {
  const { manuals } = props;
  const { chosen, pending } = useChosen(props.params);
  const { product, model } = chosen;
  return (
    <ListPage
      title="사용 설명서"
      lead="설명서를 바로 보거나 내려받을 수 있습니다."
      address={paths.manual}
      params={{ product }}
      pending={pending}
      filters={[{ param: 'product', label: '제품', look: 'tabs', options: products }]}
      head={<OfModel model={model} all={paths.manual({ product })} what="설명서" />}
      page={manuals}
      count="설명서"
      empty={{
        spot: spots.book,
        title: '이 제품에는 아직 설명서가 없습니다.',
        text: '다른 제품을 골라 보세요.',
        way: { label: '자주 묻는 질문 보기', href: paths.faq() },
      }}
    >
      <Rows>
        {manuals.list.map(({ bbsIdx, subject, model, files: [file] }) => (
          <li key={bbsIdx}>
            <Row href={paths.manual({ product, bbsIdx })}>
              <Icon shape={icons.document} size={32} />
              <div>
                <h2>{unbroken(subject)}</h2>
                <p>
                  {[model, file && `${file.pages}쪽`, file && formatBytes(file.bytes)]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              </div>
            </Row>
          </li>
        ))}
      </Rows>
    </ListPage>
  );
}
