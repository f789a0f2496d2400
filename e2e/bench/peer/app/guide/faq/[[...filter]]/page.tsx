import type { Metadata } from 'next';
import Link from 'next/link';
import { faqList } from '../../../../parts/api.ts';
import company from '../../../../parts/company.json';
import { CopyLink } from '../../../../parts/CopyLink.tsx';
import { Icon } from '../../../../parts/Icon.tsx';
import { faqTypes, products } from '../../../../parts/menu.ts';
import { Page } from '../../../../parts/Page.tsx';
import { Pages } from '../../../../parts/Pages.tsx';
import { SearchField } from '../../../../parts/SearchField.tsx';

export const metadata: Metadata = { title: '자주 묻는 질문' };

/** Product and subject, each as a segment: so every list is a static page, which Next fetches ahead whole. */
interface Props {
  params: Promise<{ filter?: string[] }>;
}

const ALL_PRODUCTS = 'a';
const ALL_TYPES = 'all';

export const generateStaticParams = () => [
  { filter: [] },
  ...Object.keys(products).map((product) => ({ filter: [product] })),
];

const hrefOf = (product: string, type: string) => {
  const segments = type === ALL_TYPES ? [product] : [product, type];
  return product === ALL_PRODUCTS && type === ALL_TYPES
    ? '/guide/faq'
    : `/guide/faq/${segments.join('/')}`;
};

export default async function FaqPage({ params }: Props) {
  const { filter: [product = ALL_PRODUCTS, type = ALL_TYPES] = [] } = await params;
  const faqs = await faqList(product, type);
  return (
    <Page>
      <h1>자주 묻는 질문</h1>
      <p>증상이나 궁금한 점을 고르거나 찾아보세요.</p>
      <nav className="chips" aria-label="제품">
        <ul>
          {Object.entries({ [ALL_PRODUCTS]: '전체', ...products }).map(([code, label]) => (
            <li key={code}>
              <Link
                href={hrefOf(code, type)}
                scroll={false}
                aria-current={code === product ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <nav className="chips" aria-label="분류">
        <ul>
          {Object.entries({ [ALL_TYPES]: '전체', ...faqTypes }).map(([code, label]) => (
            <li key={code}>
              {/* A dozen lists: too many to fetch ahead. */}
              <Link
                href={hrefOf(product, code)}
                prefetch={false}
                scroll={false}
                aria-current={code === type ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <SearchField
        label="자주 묻는 질문에서 찾기"
        action="/search"
        name="searchStr"
        placeholder="예: 리모컨, 물맛, ㄹㅁㅋ"
      />
      <p role="status">
        <strong>{faqs.total}</strong>건
      </p>
      <ul className="rows">
        {faqs.list.map(({ bbsIdx, product: of, subject, html }) => (
          <li key={bbsIdx} id={`faq-${bbsIdx}`}>
            <details>
              <summary>
                <h2>
                  {product === ALL_PRODUCTS && <span>{products[of]}</span>}
                  {subject}
                </h2>
                <Icon shape="chevronDown" />
              </summary>
              <div className="answer">
                {/* The API sanitises it. */}
                <div dangerouslySetInnerHTML={{ __html: html }} />
                <CopyLink href={`${hrefOf(product, type)}#faq-${bbsIdx}`} />
              </div>
            </details>
          </li>
        ))}
      </ul>
      <Pages path={hrefOf(product, type)} total={faqs.total} />
      <aside className="band">
        <h2>해결되지 않으셨나요?</h2>
        <p>{company.hours}</p>
        <button type="button">제품이 보이지 않아요</button>
        <a href={`tel:${company.phones.main}`}>
          <Icon shape="phone" />
          {company.phones.main}
        </a>
      </aside>
    </Page>
  );
}
