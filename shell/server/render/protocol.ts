import type { Rendered } from '@portal/host/app';
import type { Awaited, ReleaseFacts, RenderedFrame } from '../../shared/rendered-frame.ts';

/** What is to be drawn: header, footer and skeleton, or the page of one section. */
export type Task =
  | { kind: 'frame'; pathname: string; awaited: Awaited | null }
  | { kind: 'section'; part: string; address: string };

export interface Results {
  frame: RenderedFrame;
  section: Rendered;
}

export type ToProcess =
  /** Code of a version. `shell` is the key of the shell whose libraries it uses; null: it is one. */
  | { do: 'load'; key: string; shell: string | null; code: string }
  | { do: 'release'; key: string; shell: string; facts: ReleaseFacts }
  | { do: 'forget'; key: string }
  | { do: 'draw'; id: number; release: string; task: Task }
  /** Nobody waits for it any more. */
  | { do: 'abort'; id: number }
  /** What the API said; null where it said nothing. */
  | { do: 'answer'; call: number; answer: { status: number; body: string } | null }
  /** Asks for a sign of life; with `collect`, for what is held once everything else is let go. */
  | { do: 'ping'; collect?: true };

/** A call of the API on behalf of a page that is being drawn. */
export interface ApiCall {
  method: string;
  /** Path and query. */
  url: string;
  /** The client's own header: which section asks. */
  client: string;
  body: string | null;
  /** Content type of the body. */
  type: string;
}

export type FromProcess =
  | { is: 'up' }
  | { is: 'pong'; heapBytes: number }
  /** The code of this job runs from now on: whatever happens next is its doing. */
  | { is: 'running'; id: number }
  | { is: 'drawn'; id: number; result: Results[keyof Results] }
  | { is: 'failed'; id: number; api: boolean; error: string }
  | { is: 'call'; id: number; call: number; request: ApiCall }
  /** Something that no job is waiting for: a message of the code, an error nobody caught. */
  | { is: 'stray'; text: string };
