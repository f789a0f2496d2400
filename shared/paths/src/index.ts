export {
  definePath,
  matchPattern,
  type AnyPath,
  type ParamsOf,
  type ParamsOfPath,
  type Path,
} from './path.ts';
export { paths } from './paths.ts';
