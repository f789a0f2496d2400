import Link from 'next/link';
import { DesktopMenu } from './DesktopMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';

export function Header() {
  return (
    <header>
      <a className="skip" href="#main">
        본문 바로가기
      </a>
      <Link className="brand" href="/">
        한결 <span>고객센터</span>
      </Link>
      <DesktopMenu />
      <Link href="/search" aria-label="검색">
        검색
      </Link>
      <MobileMenu />
    </header>
  );
}
