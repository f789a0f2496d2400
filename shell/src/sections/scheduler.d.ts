/** The package that React schedules its work with has no types of its own. */
declare module 'scheduler' {
  /** How many slices of work fit into a second; 0 is React's own 5 ms a slice. */
  export function unstable_forceFrameRate(slicesASecond: number): void;
}
