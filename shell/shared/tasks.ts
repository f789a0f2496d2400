import type { GuideProduct, OfferedTask, Tasks } from '@portal/host';
import type { KnownSection } from './route-match.ts';

type Placed = OfferedTask & { order: number };

const inOrder = (tasks: Placed[]): OfferedTask[] =>
  tasks.sort((a, b) => a.order - b.order).map(({ label, text, href }) => ({ label, text, href }));

/** Gathers the tasks of a release from its parts' tables. */
export function tasksOf(sections: readonly KnownSection[]): Tasks {
  const offered = sections.flatMap(({ pages }) =>
    pages.flatMap(({ task, pattern }) => (task ? [{ ...task, href: pattern }] : [])),
  );
  const ofProduct = (product: GuideProduct) =>
    inOrder(
      offered.flatMap(({ label, text, products }) => {
        const href = products?.hrefs[product];
        return products && href !== undefined ? [{ label, text, ...products, href }] : [];
      }),
    );
  return {
    home: inOrder(
      offered.flatMap(({ home, ...task }) =>
        home === undefined ? [] : [{ ...task, order: home }],
      ),
    ),
    products: { bf: ofProduct('bf'), l: ofProduct('l'), w: ofProduct('w'), o: ofProduct('o') },
  };
}
