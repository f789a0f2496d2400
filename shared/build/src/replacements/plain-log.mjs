// Stands in for the federation runtime's log and for the sentences of its errors.
const plain = (prefix) =>
  Object.fromEntries(
    ['log', 'info', 'warn', 'error', 'debug'].map((level) => [
      level,
      (...texts) => console[level](prefix, ...texts),
    ]),
  );
export const createLogger = plain;
export const createInfrastructureLogger = plain;
export const logger = plain('[federation]');
export const infrastructureLogger = logger;
export const bindLoggerToCompiler = () => {};
export const runtimeDescMap = {};
export const typeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const getShortErrorMsg = (...about) => JSON.stringify(about);
