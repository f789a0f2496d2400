import styled from '@emotion/styled';
import { fixedTexts } from '@portal/format';
import { ButtonLink } from '../action/Button.tsx';

const Page = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  padding: 96px 0;
  text-align: center;
`;
const Number = styled.h1`
  font-size: 4.235rem;
  color: var(--primary);
  font-variant-numeric: tabular-nums;
`;

/** The not-found page, with its exact texts (specification, 2). */
export function NotFound({ homeHref }: { homeHref: string }) {
  return (
    <Page>
      <Number>404</Number>
      <p>{fixedTexts.notFound}</p>
      <ButtonLink look="primary" href={homeHref}>
        {fixedTexts.notFoundHome}
      </ButtonLink>
    </Page>
  );
}
