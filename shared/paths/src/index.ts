export { definePath, matchPattern, type ParamsOf, type Path } from './path.ts';
export { paths } from './paths.ts';
