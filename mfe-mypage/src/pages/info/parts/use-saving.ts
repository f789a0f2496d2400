import { isApiError, useHost } from '@portal/host';
import { useRef, useState } from 'react';
import { failureOf } from '../failure.ts';

/** What became of the newest saving of a part. `at` is the field that was refused; empty where it is none of them. */
export interface Said {
  is: 'nothing' | 'saving' | 'done' | 'failed';
  text: string;
  at: string;
}
const NOTHING: Said = { is: 'nothing', text: '', at: '' };

/**
 * Saves a part by itself: once at a time, and its outcome is told in its place. What was typed is the part's own, and
 * stays there.
 */
export function useSaving() {
  const { supportCode } = useHost();
  const [said, setSaid] = useState(NOTHING);
  const running = useRef(false);
  return {
    said,
    /** Says that a field cannot be saved as it is; an empty sentence takes that back. */
    refuse: (at: string, text: string) => setSaid(text ? { is: 'failed', text, at } : NOTHING),
    /** @param work resolves to the sentence that tells what was done; what it rejects with is told */
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
