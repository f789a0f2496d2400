export { readCompany, type Company } from './company.ts';
export {
  ConfigError,
  configSchema,
  loadDotEnv,
  readConfig,
  usesSandbox,
  type Config,
} from './config.ts';
