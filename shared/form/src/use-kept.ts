import { useSession, type Answer } from '@portal/host';
import { useState } from 'react';
import { ownerOf } from './draft-store.ts';

/**
 * Keeps the last answer about a member when their session ends, so that the open form can still name what they chose. It goes
 * with the page, and when anybody else logs in, even if their own answer never comes.
 */
export function useKept<T>(answer: Answer<T>): Answer<T> {
  const { data } = answer;
  const session = useSession();
  const who = session.is === 'unknown' ? null : ownerOf(session);
  const [kept, setKept] = useState({ data, who });
  const isAnother = who !== null && who !== kept.who;
  if (isAnother || (data !== undefined && data !== kept.data)) setKept({ data, who });
  const isOver = session.is === 'visitor' && data === undefined && kept.data !== undefined;
  return isOver ? { ...answer, data: kept.data } : answer;
}
