import styled from '@emotion/styled';
import { Cluster, media } from '@portal/ui';

/** The buttons at the end of a form in a dialog; on phones they share its width. */
export const Buttons = styled(Cluster)`
  ${media.mobile} {
    > * {
      flex: 1 0 auto;
      padding: 0 12px;
    }
  }
`;
