import styled from '@emotion/styled';
import { Card } from '@portal/ui';

/** As high as three questions, so that the button below does not move when they load. */
export const AnswersAwaited = styled(Card)`
  min-height: 272px;
`;
