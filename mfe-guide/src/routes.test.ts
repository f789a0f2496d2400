import { expect, test } from '@jest/globals';
import { section } from './routes.tsx';

const offered = section.pages.flatMap(({ id, path, task }) =>
  Object.entries(task?.products?.hrefs ?? {}).map(
    ([product, href]) => [id, product, path, href] as const,
  ),
);

// The FAQ has no class for other products, so the common questions stand in.
const shown = (id: string, product: string) => (id === 'faq' && product === 'o' ? 'c' : product);

test.each(offered)('%s offers for product %s an address of its own', (id, product, path, href) => {
  const url = new URL(href, 'http://portal');
  expect(url.pathname).toBe(path.pattern);
  expect(path.read(url)).toMatchObject({
    params: { product: shown(id, product) },
    replaceWith: null,
  });
});
