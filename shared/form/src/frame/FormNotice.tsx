import styled from '@emotion/styled';
import { Notice } from '@portal/ui';

/** A notice above a form: as wide as its steps. */
export const FormNotice = styled(Notice)({ maxWidth: 720 });
