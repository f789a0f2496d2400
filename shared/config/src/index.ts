export { readCompany, type Company } from './company.ts';
export {
  ConfigError,
  SANDBOX,
  configSchema,
  loadDotEnv,
  readConfig,
  type Config,
} from './config.ts';
