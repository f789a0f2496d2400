import Link from 'next/link';
import { hotWords, noticeList } from '../parts/api.ts';
import { products, tasks } from '../parts/menu.ts';
import { MenuLink } from '../parts/MenuLink.tsx';
import { NoticeRow } from '../parts/NoticeRow.tsx';
import { Page } from '../parts/Page.tsx';
import { ProductPicture } from '../parts/ProductPicture.tsx';
import { SearchField } from '../parts/SearchField.tsx';

const NOTICES = 3;
const WORDS = 5;

export default async function HomePage() {
  const [notices, words] = await Promise.all([noticeList(), hotWords()]);
  return (
    <Page>
      <h1>무엇을 도와드릴까요?</h1>
      <SearchField
        label="고객센터에서 찾기"
        action="/search"
        name="searchStr"
        placeholder="예: 필터 교체, 리모컨, ㄹㅁㅋ"
      />
      <nav className="chips" aria-label="인기 검색어">
        <h2>인기 검색어</h2>
        <ul>
          {words.list.slice(0, WORDS).map(({ word }) => (
            <li key={word}>
              <Link href={`/search?searchStr=${encodeURIComponent(word)}`} prefetch={false}>
                {word}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ul className="products" aria-label="제품 고르기">
        {['bf', 'l', 'w'].map((code) => (
          <li key={code}>
            <Link href={`/product_guide?product=${code}`} prefetch={false}>
              <ProductPicture product={code} />
              {products[code]}
            </Link>
          </li>
        ))}
      </ul>
      <section>
        <h2>자주 찾는 일</h2>
        <ul className="rows">
          {tasks.map((item) => (
            <li key={item.href}>
              <MenuLink item={item} />
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>공지사항</h2>
        <ul className="rows">
          {notices.noticeNormalList.slice(0, NOTICES).map((notice) => (
            <NoticeRow key={notice.bbsIdx} notice={notice} />
          ))}
        </ul>
      </section>
      <section className="band">
        <h2>전화로 문의하기</h2>
        <p>평일 09:00~18:00, 점심 12:00~13:00, 주말과 공휴일 쉼</p>
        <a href="tel:1577-0000">1577-0000</a>
      </section>
    </Page>
  );
}
