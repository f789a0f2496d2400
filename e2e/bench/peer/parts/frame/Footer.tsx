import Link from 'next/link';
import company from '../company.json';
import { FamilySites } from './FamilySites.tsx';
import { Icon } from '../Icon.tsx';
import { NewTabLink } from './NewTabLink.tsx';

const LINKS = {
  '/policy/privacy': '개인정보 처리방침',
  '/policy/terms': '이용약관',
  '/policy/email': '이메일 무단 수집 거부',
  '/policy/accessibility': '접근성 안내',
  '/sitemap': '사이트맵',
};
const FACTS = {
  대표: company.representative,
  주소: company.address,
  '통신판매업 신고': company.mailOrderNumber,
  전자우편: company.email,
};
const STORES = {
  [company.apps.android]: '멤버십 앱 (안드로이드)',
  [company.apps.ios]: '멤버십 앱 (아이폰·아이패드)',
};
const { main, corporate, sharedChair } = company.phones;

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
      <FamilySites sites={company.family} />
      <a href={`tel:${main}`} aria-label={`고객센터 전화 ${main}`}>
        {main}
      </a>
      <p>{company.hours}</p>
      <ul>
        <li>
          법인 고객 <a href={`tel:${corporate}`}>{corporate}</a>
        </li>
        <li>
          공유 안마의자 <a href={`tel:${sharedChair}`}>{sharedChair}</a>
        </li>
      </ul>
      <strong>{company.legalName}</strong>
      <dl>
        <div>
          <dt>사업자등록번호</dt>
          <dd>
            {company.businessNumber} <NewTabLink href={company.ftcUrl}>사업자정보확인</NewTabLink>
          </dd>
        </div>
        {Object.entries(FACTS).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <ul>
        {company.social.map(({ label, url, kind }) => (
          <li key={url}>
            <NewTabLink href={url}>
              <Icon shape={kind as 'video' | 'photo' | 'pen'} size={20} />
              {label}
            </NewTabLink>
          </li>
        ))}
        {Object.entries(STORES).map(([url, label]) => (
          <li key={url}>
            <NewTabLink href={url}>
              <Icon shape="download" size={20} />
              {label}
            </NewTabLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
