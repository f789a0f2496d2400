import FaqPage from '../../../guide/faq/[[...filter]]/page.tsx';

/** The FAQ rendered for each answer, with the API's answer of now: for measuring the server alone, no page links here. */
export const dynamic = 'force-dynamic';
export const fetchCache = 'force-no-store';

export default async function DrawnFaqPage({
  params,
}: {
  params: Promise<{ product: string; type: string }>;
}) {
  const { product, type } = await params;
  return <FaqPage params={Promise.resolve({ filter: [product, type] })} />;
}
