import { caller, http } from './calls.ts';
import { reportCertification } from './certification-report.ts';

export { certify, readIdentity, requestIdentityCheck } from '@portal/contract';
export { caller };

reportCertification(http);
