import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A child process whose output a test can wait for; `output` is all of it so far. */
export interface Watched {
  child: ChildProcess;
  readonly output: string;
  /** Resolves once the output contains the text. @throws where the process ends before */
  says(text: string): Promise<void>;
  /** Resolves to the exit code, or to the signal that ended the process. */
  ended: Promise<number | string>;
}

export function watch(child: ChildProcess): Watched {
  let output = '';
  const waiting = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    for (const look of waiting) look();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = once(child, 'close').then(([code, signal]: (number | string)[]) => code ?? signal);
  const says = async (text: string) => {
    const heard = new Promise<null>((resolve) => {
      const look = () => output.includes(text) && resolve(null);
      waiting.add(look);
      look();
    });
    const early = ended.then((code) => {
      throw new Error(`ended with ${code} before it said '${text}':\n${output}`);
    });
    await Promise.race([heard, early]);
  };
  return {
    child,
    says,
    ended: ended as Promise<number | string>,
    get output() {
      return output;
    },
  };
}
