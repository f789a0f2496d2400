import { productNames, type SearchClass, type SearchHit } from '@portal/contract';
import { paths } from '@portal/paths';

export const classNames = {
  all: '전체',
  faq: '자주 묻는 질문',
  video: '동영상',
  manual: '설명서',
  notice: '공지사항',
  menu: '메뉴',
} as const;
export type ClassName = keyof typeof classNames;

const pathOf: Record<SearchClass, (bbsIdx: string) => string> = {
  faq: (bbsIdx) => `${paths.faq({ faq: bbsIdx })}#faq-${bbsIdx}`,
  video: (bbsIdx) => paths.video({ bbsIdx }),
  manual: (bbsIdx) => paths.manual({ bbsIdx }),
  notice: (bbsIdx) => paths.notice({ bbsIdx }),
};

type Hit = Pick<SearchHit, 'classification' | 'bbsIdx' | 'product'>;

/** Address of a hit, even if this release does not have its page. */
export const hitPath = ({ classification, bbsIdx }: Hit): string => pathOf[classification](bbsIdx);

export const hitLabel = ({ classification, product }: Hit): string =>
  product === null
    ? classNames[classification]
    : `${classNames[classification]} · ${productNames[product]}`;
