import { expect, test } from '@jest/globals';
import type { Answer, SessionState } from '@portal/host';
import { renderHook } from '@testing-library/react';
import { VISITOR, world } from './testing/world.tsx';
import { useKept } from './use-kept.ts';

const memberOf = (userIdx: string) =>
  ({ is: 'member', user: { userIdx, userName: '김하늘' } }) as SessionState;
const [haneul, seoyeon] = [memberOf('1001'), memberOf('1003')];

/** Follows one answer through sessions; each step gives what the API has answered by then. */
function follow(begin: SessionState) {
  const at = world(begin);
  const hook = renderHook(({ data }) => useKept({ data } as Answer<string>), {
    wrapper: at.shell,
    initialProps: { data: undefined as string | undefined },
  });
  return (session: SessionState, data?: string) => {
    at.now.session = session;
    hook.rerender({ data });
    return hook.result.current.data;
  };
}

test('names what a member chose after their session has ended, and again after they log in', () => {
  const on = follow(haneul);
  expect(on(haneul, '하늘의 안마의자')).toBe('하늘의 안마의자');
  expect(on(VISITOR)).toBe('하늘의 안마의자');
  expect(on(haneul)).toBeUndefined();
  expect(on(VISITOR)).toBe('하늘의 안마의자');
});

test('forgets it when anybody else logs in, also where their own answer never comes', () => {
  const on = follow(haneul);
  on(haneul, '하늘의 안마의자');
  on(VISITOR);
  expect(on(seoyeon)).toBeUndefined();
  expect(on(VISITOR)).toBeUndefined();
});

test('keeps nothing of one page for the next', () => {
  follow(haneul)(haneul, '하늘의 안마의자');
  expect(follow(VISITOR)(VISITOR)).toBeUndefined();
});
