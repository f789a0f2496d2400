import styled from '@emotion/styled';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { Icon, media } from '@portal/ui';
import { ProductPicture } from './ProductPicture.tsx';

const products = [
  { code: 'bf', name: '안마의자' },
  { code: 'l', name: '모션베드' },
  { code: 'w', name: '정수기' },
] as const;

const Question = styled.div`
  padding: 72px 0 32px;
  text-align: center;
  h1 {
    font-size: calc(var(--h1) * 1.15);
  }
  p {
    margin-top: 8px;
    color: var(--text-second);
  }
  ${media.mobile} {
    padding: 40px 0 24px;
    text-align: left;
  }
`;
const Products = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 24px;
  list-style: none;
  ${media.mobile} {
    gap: 12px;
  }
  a {
    display: block;
    height: 100%;
    padding: 24px 24px 28px;
    border: var(--line-width) solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    color: var(--text);
    font-size: var(--h4);
    font-weight: 700;
    text-align: center;
    text-decoration: none;
    transition: border-color 160ms ease-out;
  }
  a:hover {
    border-color: var(--primary);
  }
  svg {
    max-width: 260px;
    margin: 0 auto 16px;
  }
  ${media.mobile} {
    a {
      padding: 12px 8px 16px;
      font-size: 1rem;
    }
    svg {
      margin-bottom: 8px;
    }
  }
`;
const Tasks = styled.section`
  margin-top: 56px;
  h2 {
    margin-bottom: 12px;
    font-size: var(--h3);
  }
  ul {
    border-top: var(--line-width) solid var(--line);
    list-style: none;
  }
  a {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 76px;
    border-bottom: var(--line-width) solid var(--line);
    color: var(--text);
    font-size: var(--h4);
    font-weight: 600;
    text-decoration: none;
  }
  a:hover {
    color: var(--primary);
  }
`;
const CallBand = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  margin-top: 56px;
  padding: 32px;
  border-radius: var(--radius-card);
  background: var(--soft-primary);
  color: var(--on-soft-primary);
  h2 {
    font-size: var(--h4);
  }
  a {
    color: inherit;
    font-size: var(--h2);
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.02em;
    text-decoration: none;
    white-space: nowrap;
  }
  ${media.mobile} {
    padding: 24px;
  }
`;

export default function HomePage() {
  const { company, menu, hrefFor } = useHost();
  const choices = products.flatMap(({ code, name }) => {
    const href = hrefFor(paths.faq({ product: code }));
    return href ? [{ code, name, href }] : [];
  });
  return (
    <>
      <Question>
        <h1>무엇을 도와드릴까요?</h1>
        {choices.length > 0 && <p>사용하시는 제품을 고르면 자주 묻는 질문을 모아 보여 드립니다.</p>}
      </Question>
      {choices.length > 0 && (
        <Products>
          {choices.map(({ code, name, href }) => (
            <li key={code}>
              <a href={href}>
                <ProductPicture product={code} />
                {name}
              </a>
            </li>
          ))}
        </Products>
      )}
      {menu.map(({ name, label, items }) => (
        <Tasks key={name}>
          <h2>{label}</h2>
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <a href={item.href}>
                  {item.label}
                  <Icon name="chevron-right" />
                </a>
              </li>
            ))}
          </ul>
        </Tasks>
      ))}
      <CallBand>
        <div>
          <h2>전화로 문의하기</h2>
          <p>{company.hours}</p>
        </div>
        <a href={`tel:${company.phones.main}`}>{company.phones.main}</a>
      </CallBand>
    </>
  );
}
