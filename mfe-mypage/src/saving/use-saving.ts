import { isApiError, useHost } from '@portal/host';
import { useRef, useState } from 'react';
import { failureOf } from './failure.ts';

/** The outcome of the newest saving of a part. `at` is the name of the refused field; empty if no field is to blame. */
export interface Said {
  is: 'nothing' | 'saving' | 'done' | 'failed';
  text: string;
  at: string;
}
const NOTHING: Said = { is: 'nothing', text: '', at: '' };

type Work = () => Promise<string>;

/**
 * Saves one part of the member's data, once at a time, and keeps the outcome for its message. What the member typed is kept
 * by the part and stays there. `retry` saves the same again if no answer comes, so the work must be safe to repeat.
 */
export function useSaving() {
  const { supportCode } = useHost();
  const [said, setSaid] = useState(NOTHING);
  /** What is being saved; null while nothing is. */
  const running = useRef<Work | null>(null);
  const attempts = useRef(0);
  const run = async (work: Work) => {
    const attempt = ++attempts.current;
    const settle = (outcome: Said) => {
      // A newer attempt has replaced this one.
      if (attempt !== attempts.current) return;
      running.current = null;
      setSaid(outcome);
    };
    running.current = work;
    setSaid({ ...NOTHING, is: 'saving' });
    try {
      settle({ is: 'done', text: await work(), at: '' });
    } catch (error) {
      const { code, fields } = isApiError(error) ? error : { code: '', fields: {} };
      const [[field, problem] = ['', '']] = Object.entries(fields);
      const at = code === 'ERR_EMAIL_TAKEN' ? 'userEmail' : field;
      const text = problem || failureOf(error, '저장하지 못했습니다.', supportCode);
      settle({ is: 'failed', text, at });
    }
  };
  return {
    said,
    /** Shows a problem at a field without saving; an empty `text` removes it. */
    refuse(at: string, text: string) {
      if (!running.current) setSaid(text ? { is: 'failed', text, at } : NOTHING);
    },
    /** @param work resolves to the sentence that tells the member what was done; if it rejects, the failure is shown */
    async save(work: Work): Promise<void> {
      if (!running.current) await run(work);
    },
    retry() {
      if (running.current) void run(running.current);
    },
  };
}
