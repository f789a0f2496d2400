import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Icon, media, icons, standsOut } from '@portal/ui';
import { useId, useState } from 'react';

const Nav = styled.nav`
  padding-top: 24px;
  font-size: var(--small);
  > button {
    display: none;
  }
  ul {
    border-bottom: var(--line-width) solid var(--line);
    text-wrap: balance;
    list-style: none;
  }
  li {
    display: inline-block;
    margin-right: 20px;
    vertical-align: top;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 44px;
    border-bottom: 3px solid transparent;
    color: var(--text-second);
    text-decoration: none;
    &:hover {
      color: var(--primary);
    }
    &[aria-current] {
      border-color: var(--primary);
      color: var(--primary);
      font-weight: 700;
      ${standsOut}
    }
  }
  ${media.mobile} {
    padding-top: 16px;
    font-size: 1rem;
    > button {
      display: flex;
      align-items: center;
      justify-content: space-between;
      width: 100%;
      min-height: var(--control);
      padding: 0 16px;
      border: var(--line-width) solid var(--border);
      border-radius: var(--radius);
      background: var(--surface);
      color: var(--text);
      font-weight: 600;
      cursor: pointer;
      &[aria-expanded='true'] svg {
        rotate: 180deg;
      }
    }
    > button[aria-expanded='false'] + ul {
      display: none;
    }
    ul {
      padding: 0 16px;
    }
    li {
      display: block;
    }
  }
`;

const pages = {
  overview: { label: '한눈에 보기', href: paths.member() },
  products: { label: '내 제품', href: paths.memberProducts() },
  services: { label: '서비스 접수', href: paths.memberServices() },
  orders: { label: '주문·배송', href: paths.memberOrders() },
  registrations: { label: '정품 등록', href: paths.memberRegistrations() },
  inquiries: { label: '1:1 문의', href: paths.memberInquiries() },
  voices: { label: '고객의 소리', href: paths.memberVoices() },
  bills: { label: '요금 납부', href: paths.payment() },
  payments: { label: '결제 내역', href: paths.payments() },
  payDate: { label: '납부일 변경', href: paths.payDate() },
  payMethod: { label: '결제 수단 변경', href: paths.payMethod() },
  visits: { label: '매장 방문 예약', href: paths.showroomVisits() },
  points: { label: '포인트', href: paths.memberPoints() },
  messages: { label: '알림', href: paths.memberMessages() },
  info: { label: '회원 정보', href: paths.memberInfo() },
};

/**
 * The menu of My page, at the top of each of its pages, with what else is the member's own. On phones it is folded below a button that names the present page.
 * @param props.here the present page; for a detail page, the list that it belongs to
 */
export function MyPageNav({ here }: { here: keyof typeof pages }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { hrefFor } = useHost();
  return (
    <Nav aria-label="마이페이지 메뉴">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen((was) => !was)}
      >
        마이페이지 · {pages[here].label}
        <Icon shape={icons.chevronDown} />
      </button>
      <ul id={id}>
        {Object.entries(pages).map(
          ([name, { label, href }]) =>
            hrefFor(href) !== null && (
              <li key={name}>
                <a href={href} aria-current={name === here ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ),
        )}
      </ul>
    </Nav>
  );
}
