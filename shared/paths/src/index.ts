export {
  definePath,
  matchPattern,
  type AnyPath,
  type ParamsOf,
  type ParamsOfPath,
} from './path.ts';
export * as paths from './paths.ts';
export {
  manualOfProduct,
  namesOfProducts,
  termOfProduct,
  waysOfProduct,
  type Way,
} from './product.ts';
export { toCome, type Line, type Overview } from './to-come.ts';
export { toDo } from './to-do.ts';
export { wayToPayment } from './way-to-payment.ts';
