export { api, callIn, isApiError, type Call } from '@portal/api-client';
export { useAnswer, useCalls, useSend, type Answer } from './calls.ts';
export {
  HostProvider,
  isCertified,
  useHost,
  useSession,
  type Address,
  type Analytics,
  type CheckedPerson,
  type Company,
  type Dialogs,
  type Host,
  type IdentityOutcome,
  type IdentityService,
  type LeaveQuestion,
  type MenuGroup,
  type NavigateOptions,
  type OfferedTask,
  type SessionService,
  type SessionState,
  type Tasks,
  type User,
} from './host.ts';
export { decodeHeic, loadPdf, type Pdf } from './libraries.ts';
export { useChosen } from './pending.ts';
export {
  definePage,
  notFound,
  redirect,
  type GuideProduct,
  type Load,
  type LoadContext,
  type OfferedPage,
  type Page,
  type PageProps,
  type Section,
} from './section.ts';
