export interface Step {
  /** Second at which the step begins; it lasts until the next one. */
  from: number;
  /** One or two lines of at most nine syllables: they are read on a phone. */
  title: readonly string[];
}

/** A clip; its captions are in `<id>.ko.vtt`. */
export interface Clip {
  id: string;
  /** Name in the list and above the steps. */
  title: string;
  /** The same name, broken for the opening card. */
  heading: readonly string[];
  seconds: number;
  steps: readonly Step[];
  /** The closing card: what has been reached. */
  closing: Step;
  /** The moving picture alone; the frame adds ground, titles and progress. */
  stage: (t: number) => string;
}
