export { certify, readIdentity, requestIdentityCheck } from '@portal/contract';
