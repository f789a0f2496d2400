import { useSession, type Answer } from '@portal/host';
import { useState } from 'react';

/**
 * An answer about the member, kept after their session has ended, so that the form goes on naming what they chose. Whoever
 * signs in afterwards gets their own.
 */
export function useKept<T>(answer: Answer<T>): Answer<T> {
  const { data } = answer;
  const [kept, setKept] = useState(data);
  if (data !== undefined && data !== kept) setKept(data);
  const isOver = useSession().is === 'visitor' && data === undefined && kept !== undefined;
  return isOver ? { ...answer, data: kept } : answer;
}
