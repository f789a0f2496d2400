import Link from 'next/link';
import company from '../company.json';
import { DesktopMenu } from './DesktopMenu.tsx';
import { Help } from './Help.tsx';
import { Icon } from '../Icon.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { User } from './User.tsx';
import { Utility } from './Utility.tsx';

export function Header() {
  return (
    <header>
      <a className="skip" href="#main">
        본문 바로가기
      </a>
      <Utility />
      <Link className="brand" href="/">
        한결 <span>고객센터</span>
      </Link>
      <DesktopMenu />
      <Link href="/search" aria-label="검색">
        <Icon shape="search" />
        검색
      </Link>
      <Help phone={company.phones.main} hours={company.hours} />
      <User />
      <MobileMenu />
    </header>
  );
}
