import Link from 'next/link';
import { Icon } from './Icon.tsx';

const SIZE = 10;
const SHOWN = 5;

/** Links to the further pages of a list, as the portal has them. */
export function Pages({ path, total }: { path: string; total: number }) {
  const last = Math.ceil(total / SIZE);
  if (last <= 1) return null;
  const numbers = Array.from({ length: Math.min(last, SHOWN) }, (_, i) => i + 1);
  const hrefOf = (page: number) => (page === 1 ? path : `${path}?page=${page}`);
  return (
    <nav className="chips" aria-label="쪽 이동">
      <ul>
        {numbers.map((page) => (
          <li key={page}>
            <Link
              href={hrefOf(page)}
              prefetch={false}
              aria-current={page === 1 ? 'page' : undefined}
            >
              {page}
              <span className="hidden">쪽</span>
            </Link>
          </li>
        ))}
        <li>
          <Link href={hrefOf(2)} prefetch={false} aria-label="다음 쪽" rel="next">
            <Icon shape="chevronRight" />
          </Link>
        </li>
      </ul>
    </nav>
  );
}
