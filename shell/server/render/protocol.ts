import type { Rendered } from '@portal/host/app';
import type { Awaited, ReleaseFacts, RenderedFrame } from '../../shared/rendered-frame.ts';

/** What to render: header, footer and skeleton, or the page of one section. */
export type Task =
  | { kind: 'frame'; pathname: string; awaited: Awaited | null }
  | { kind: 'section'; part: string; address: string; isMember: boolean };

export interface Results {
  frame: RenderedFrame;
  section: Rendered;
}

export type ToProcess =
  /** Code of a version. `shell` is the key of the shell whose libraries it uses, null for a shell itself. */
  | { do: 'load'; key: string; shell: string | null; code: string }
  | { do: 'release'; key: string; shell: string; facts: ReleaseFacts }
  | { do: 'forget'; key: string }
  | { do: 'render'; id: number; release: string; task: Task }
  /** Nobody waits for this page any more. */
  | { do: 'abort'; id: number }
  /** The API's answer to a call; null if it gave none. */
  | { do: 'answer'; call: number; answer: { status: number; body: string } | null }
  /** Asks for a sign of life; with `collect`, after a full garbage collection. */
  | { do: 'ping'; collect?: true };

/** A call of the API on behalf of a page that is being rendered. */
export interface ApiCall {
  method: string;
  /** Path and query. */
  url: string;
  /** The header that names the section that calls. */
  client: string;
  body: string | null;
  /** Content type of the body. */
  type: string;
}

export type FromProcess =
  | { is: 'up' }
  | { is: 'pong'; heapBytes: number }
  /** The code of this job runs from now on, so blame this job for what happens next. */
  | { is: 'running'; id: number }
  | { is: 'rendered'; id: number; result: Results[keyof Results] }
  | { is: 'failed'; id: number; api: boolean; error: string }
  | { is: 'call'; id: number; call: number; request: ApiCall }
  /** Belongs to no job: a console message of a part's code, or an uncaught error. */
  | { is: 'stray'; text: string };
