/**
 * Thrown where the store itself fails: away, full, or slower than we wait for. It says nothing about what is in the store. The
 * message is one line that ends with what to do next.
 */
export class StoreError extends Error {
  override name = 'StoreError';
}
