export { readCompany, type Company } from './company.ts';
export {
  ConfigError,
  SANDBOX,
  configSchema,
  loadDotEnv,
  readConfig,
  usesSandbox,
  type Config,
} from './config.ts';
