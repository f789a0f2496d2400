import { isApiError, useHost } from '@portal/host';
import { useRef, useState } from 'react';
import { failureOf } from '../failure.ts';

/** The outcome of the newest saving of a part. `at` is the name of the refused field; empty if no field is to blame. */
export interface Said {
  is: 'nothing' | 'saving' | 'done' | 'failed';
  text: string;
  at: string;
}
const NOTHING: Said = { is: 'nothing', text: '', at: '' };

/**
 * Saves one part of the member's data, once at a time, and keeps the outcome for its message. What the member typed is kept
 * by the part and stays there.
 */
export function useSaving() {
  const { supportCode } = useHost();
  const [said, setSaid] = useState(NOTHING);
  const running = useRef(false);
  return {
    said,
    /** Shows a problem at a field without saving; an empty `text` removes it. */
    refuse: (at: string, text: string) => setSaid(text ? { is: 'failed', text, at } : NOTHING),
    /** @param work resolves to the sentence that tells the member what was done; if it rejects, the failure is shown */
    async save(work: () => Promise<string>): Promise<void> {
      if (running.current) return;
      running.current = true;
      setSaid({ ...NOTHING, is: 'saving' });
      try {
        setSaid({ is: 'done', text: await work(), at: '' });
      } catch (error) {
        const { code, fields } = isApiError(error) ? error : { code: '', fields: {} };
        const [[field, problem] = ['', '']] = Object.entries(fields);
        const at = code === 'ERR_EMAIL_TAKEN' ? 'userEmail' : field;
        const text = problem || failureOf(error, '저장하지 못했습니다.', supportCode);
        setSaid({ is: 'failed', text, at });
      } finally {
        running.current = false;
      }
    },
  };
}
