import { useSession, type Answer } from '@portal/host';
import { useState } from 'react';

/**
 * Keeps the last answer about a member when their session ends, so that the form can still name what they chose. The
 * answer to whoever logs in next replaces it.
 */
export function useKept<T>(answer: Answer<T>): Answer<T> {
  const { data } = answer;
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  const isOver = useSession().is === 'visitor' && data === undefined && kept !== undefined;
  return isOver ? { ...answer, data: kept } : answer;
}
