export {
  HostProvider,
  useHost,
  type Company,
  type Host,
  type MenuGroup,
  type NavigateOptions,
} from './host.ts';
export { usePending } from './pending.ts';
export {
  definePage,
  notFound,
  redirect,
  type Load,
  type LoadContext,
  type Page,
  type PageContent,
  type PageProps,
  type QueryAction,
  type Section,
} from './section.ts';
