export { readCompany, type Company } from './company.ts';
export {
  ConfigError,
  configSchema,
  loadDotEnv,
  readConfig,
  root,
  usesSandbox,
  type Config,
} from './config.ts';
export { hashPassword, isPassword, readDeskAccounts, type DeskAccount } from './desk-accounts.ts';
export { portalAddress, portalHeaders } from './portal-headers.ts';
export { portalOf } from './portal-origins.ts';
export { requestIdOf } from './request-id.ts';
export { runServer } from './run-server.ts';
