import styled from '@emotion/styled';
import { media } from '@portal/ui';

/** The next actions; on phones one below the other, at full width. */
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
`;
