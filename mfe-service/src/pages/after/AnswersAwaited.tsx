import styled from '@emotion/styled';
import { Highlight } from '@portal/ui';

/** As high as three questions, so that they do not push away the button below when they arrive. */
export const AnswersAwaited = styled(Highlight)`
  min-height: 272px;
`;
