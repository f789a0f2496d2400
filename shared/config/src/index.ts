export { readCompany, type Company } from './company.ts';
export { ConfigError, loadDotEnv, readConfig, usesSandbox, type Config } from './config.ts';
export { hashPassword, isPassword, readDeskAccounts, type DeskAccount } from './desk-accounts.ts';
export { freePort } from './free-port.ts';
export { portalAddress, portalHeaders } from './portal-headers.ts';
export { portalOf } from './portal-origins.ts';
export { requestIdOf } from './request-id.ts';
export { runServer } from './run-server.ts';
export { configSchema, root } from './schema.ts';
