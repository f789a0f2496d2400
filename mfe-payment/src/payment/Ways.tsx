import styled from '@emotion/styled';
import { media } from '@portal/ui';

/** What can be done from here; on phones below each other, as wide as a thumb reaches. */
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  max-width: 720px;
  margin-top: 32px;
  ${media.mobileLarge} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    display: none;
  }
`;
