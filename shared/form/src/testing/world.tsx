import { jest } from '@jest/globals';
import type { CallOptions, SectionCalls } from '@portal/api-client';
import type { AnswerOf, Endpoint, readDraft } from '@portal/contract';
import { HostProvider, type Call, type Host, type SessionState } from '@portal/host';
import { CallsProvider, createHostDouble, readyCalls } from '@portal/host/double';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { FormDefinition, Fields, Step } from '../definition.ts';
import { Form } from '../Form.tsx';

const MEMBER = {
  is: 'member',
  user: { userIdx: '1001', userName: '김하늘', certifyState: true },
} as SessionState;
export const VISITOR: SessionState = { is: 'visitor' };
export const UNCERTIFIED = {
  is: 'member',
  user: { userIdx: '1004', userName: '정지우', certifyState: false },
} as SessionState;

const WAITING = { data: undefined, error: undefined, fetching: true };

/** A shell and an API for one test: they record what they are told. */
export function world(session: SessionState = MEMBER) {
  const sent: { input: unknown; key: string | undefined }[] = [];
  const told = {
    navigate: jest.fn<Host['navigate']>(),
    setTitle: jest.fn(),
    alert: jest.fn(async () => {}),
    confirm: jest.fn<Host['dialogs']['confirm']>(async () => true),
    login: jest.fn(async () => {}),
    certify: jest.fn(async () => {}),
    refetch: jest.fn(),
    showTerms: jest.fn(),
  };
  const host = createHostDouble({
    company: { phones: { main: '1577-0000' }, hours: '평일 09:00~18:00' } as Host['company'],
    setTitle: told.setTitle,
    supportCode: () => 'ABC234',
    showTerms: told.showTerms,
    dialogs: { alert: told.alert, confirm: told.confirm },
    navigate: (...to) => told.navigate(...to),
  });
  const now = { session };
  Object.assign(host.session, {
    get: () => now.session,
    settled: async () => now.session,
    login: told.login,
    certify: told.certify,
  });
  type Draft = AnswerOf<typeof readDraft>['draft'];
  /** What the server has of the form, what it was asked to keep, and what refuses that because it was saved meanwhile. */
  const kept: { draft: Draft; saved: unknown[]; newer: Draft } = {
    draft: null,
    saved: [],
    newer: null,
  };
  let receive: (input: unknown) => Promise<unknown> = async () => ({ bbsIdx: '10001' });
  const calls = {
    entryOf: ({ name }: Call) => ({ audience: 'member', kind: name }) as Endpoint as never,
    caller: {
      async call({ kind }: Endpoint, input: unknown, options?: CallOptions) {
        if (kind === 'readDraft') return { draft: kept.newer ?? kept.draft } as never;
        if (kind === 'saveDraft') {
          if (kept.newer) return { version: null } as never;
          kept.saved.push(input);
          return { version: kept.saved.length } as never;
        }
        sent.push({ input, key: options?.key });
        return receive(input) as Promise<never>;
      },
    },
    follow: () => ({ get: () => WAITING, subscribe: () => () => {}, refetch: told.refetch }),
  } as Partial<SectionCalls> as SectionCalls;
  return {
    told,
    sent,
    kept,
    now,
    /** Says how the API receives what is sent from now on. */
    receives(by: typeof receive) {
      receive = by;
    },
    shell: ({ children }: { children: ReactNode }) => (
      <HostProvider value={host}>
        <CallsProvider value={readyCalls(calls)}>{children}</CallsProvider>
      </HostProvider>
    ),
  };
}

/** Renders a form at a step, with what was entered before, and gives it its address as the shell does. */
export function showForm<F extends Fields, S extends readonly Step[], E extends Endpoint>(
  definition: FormDefinition<F, S, E>,
  { told, shell }: ReturnType<typeof world>,
  {
    step = 1,
    values = {},
    below = {},
    sum,
  }: {
    step?: number;
    values?: Record<string, unknown>;
    below?: NonNullable<ComponentProps<typeof Form<F, S, E>>['below']>;
    sum?: NonNullable<ComponentProps<typeof Form<F, S, E>>['sum']>;
  } = {},
) {
  const key = `key-of-the-form-${definition.name}`;
  const kept = { userIdx: null, at: Date.now(), key, spent: false, values };
  sessionStorage.setItem(`portal.draft.${definition.name}`, JSON.stringify(kept));
  function Page() {
    const [asked, setAsked] = useState(step);
    told.navigate.mockImplementation((to) =>
      setAsked(Number(new URL(to, 'http://portal').searchParams.get('step') ?? 1)),
    );
    return <Form definition={definition} asked={asked} below={below} {...(sum && { sum })} />;
  }
  render(<Page />, { wrapper: shell });
  return key;
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
