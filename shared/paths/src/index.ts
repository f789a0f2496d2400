export {
  definePath,
  matchPattern,
  type AnyPath,
  type ParamsOf,
  type ParamsOfPath,
} from './path.ts';
export { paths } from './paths.ts';
