export {
  definePath,
  matchPattern,
  type AnyPath,
  type ParamsOf,
  type ParamsOfPath,
} from './path.ts';
export * as paths from './paths.ts';
export { wayToPayment } from './way-to-payment.ts';
