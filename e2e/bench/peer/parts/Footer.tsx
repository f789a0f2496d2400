import Link from 'next/link';

const LINKS = {
  '/policy/privacy': '개인정보처리방침',
  '/policy/terms': '이용약관',
  '/policy/email': '이메일 무단수집 거부',
  '/policy/accessibility': '웹 접근성',
  '/sitemap': '전체 메뉴',
};
const FACTS = {
  사업자등록번호: '000-00-00000',
  대표: '김한결',
  주소: '서울특별시 가나구 다라로 123, 한결빌딩',
  '통신판매업 신고': '제0000-서울가나-00000호',
  전자우편: 'help@hangyeol.example',
};

export function Footer() {
  return (
    <footer>
      <nav aria-label="이용 안내">
        <ul>
          {Object.entries(LINKS).map(([href, label]) => (
            <li key={href}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <a href="tel:1577-0000">1577-0000</a>
      <p>평일 09:00~18:00, 점심 12:00~13:00, 주말과 공휴일 쉼</p>
      <strong>주식회사 한결</strong>
      <dl>
        {Object.entries(FACTS).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </footer>
  );
}
