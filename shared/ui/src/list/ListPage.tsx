import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { ButtonLink } from '../action/Button.tsx';
import type { SpotShape } from '../content/spots.ts';
import { PageHeading } from '../text/PageHeading.tsx';
import { Message } from '../feedback/Message.tsx';
import { ContentSkeleton, type SkeletonKind } from '../feedback/Skeleton.tsx';
import { SearchField } from '../form/SearchField.tsx';
import { FilterLinks, type Option } from '../navigation/FilterLinks.tsx';
import { Pagination, type PageOfList } from '../navigation/Pagination.tsx';
import { Count } from './Count.tsx';

const Choices = styled.div({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 });
const Content = styled.div`
  margin-top: 32px;
`;

/** One filter above a list; `param` names its parameter in the address. */
type Filter<Params> = {
  [Name in keyof Params]: {
    param: Name;
    label: string;
    look: 'tabs' | 'chips';
    options: readonly Option<Params[Name]>[];
  };
}[keyof Params];

export interface ListProps<Params extends object> {
  title: string;
  lead: string;
  /** Builds an address of this list; omitted parameters have their defaults. */
  address(params: Partial<Params> & { page?: number }): string;
  params: Params;
  /** Rows for `params` are loading, so show their skeleton. */
  pending: boolean;
  /** Default: `list`. */
  skeleton?: SkeletonKind;
  /** Shown between the heading and the filters. */
  head?: ReactNode;
  filters?: readonly Filter<Params>[];
  search?: { param: keyof Params & string; label: string; placeholder: string };
  /** Shown between the filters and the rows, also while rows load. */
  tools?: ReactNode;
  page: PageOfList;
  /** Precedes the number of rows while nothing is searched; without it rows are not counted. */
  count?: string;
  /**
   * Shown if there are no rows. `way` links to related content unless its `href` is null; `all` labels the link to
   * the unfiltered list.
   */
  empty: {
    /** A drawing of what is missing: one of `spots`. */
    spot: SpotShape;
    title: string;
    text: string;
    way?: { label: string; href: string | null };
    all?: string;
  };
  children: ReactNode;
}

/** What the rows were chosen by: the labels of the chosen filters, without filters that choose everything. */
function chosenIn<Params>(filters: readonly Filter<Params>[], params: Params): string {
  const labels = filters.map(
    ({ param, options }) => options.find(({ value }) => value === params[param])?.label,
  );
  return labels.filter((label) => label && label !== '전체').join(', ');
}

/**
 * A list whose filters, search and page are kept in its address. `params` is what every link keeps; a new choice
 * starts at the first page.
 */
export function ListPage<Params extends object>(props: ListProps<Params>) {
  const { title, lead, address, params, filters = [], search, page, count, empty, pending } = props;
  const searched = search ? String(params[search.param]) : '';
  return (
    <>
      <PageHeading title={title} lead={lead} />
      {props.head}
      <Choices>
        {filters.map(({ param, label, look, options }) => (
          <FilterLinks
            key={label}
            label={label}
            look={look}
            options={options}
            chosen={params[param]}
            hrefOf={(value) => address({ ...params, [param]: value })}
          />
        ))}
        {search && (
          <SearchField
            label={search.label}
            action={address({ ...params, [search.param]: '' })}
            name={search.param}
            value={searched}
            placeholder={search.placeholder}
          />
        )}
      </Choices>
      {props.tools}
      <Content>
        <Count
          words={searched ? `‘${searched}’ 찾기 결과` : (count ?? '')}
          total={pending ? null : page.total}
          chosen={chosenIn(filters, params)}
          page={page.curPage}
          hidden={count === undefined || page.total === 0}
        />
        {pending ? (
          <ContentSkeleton kind={props.skeleton ?? 'list'} quiet />
        ) : page.total === 0 ? (
          <Message
            spot={empty.spot}
            title={empty.title}
            text={empty.text}
            actions={
              <>
                {empty.way?.href && (
                  <ButtonLink look="primary" href={empty.way.href}>
                    {empty.way.label}
                  </ButtonLink>
                )}
                {empty.all && <ButtonLink href={address({})}>{empty.all}</ButtonLink>}
              </>
            }
          />
        ) : (
          <>
            {props.children}
            <Pagination of={page} hrefOf={(number) => address({ ...params, page: number })} />
          </>
        )}
      </Content>
    </>
  );
}
