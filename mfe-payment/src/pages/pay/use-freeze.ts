import type { AnswerOf, freezePayment, InputOf } from '@portal/contract';
import { api, useSend } from '@portal/host';
import { useRef } from 'react';

/** Freezes the amount. The same content keeps its key, so that a retry after a lost answer starts no second payment. */
export function useFreeze(): (
  input: InputOf<typeof freezePayment>,
) => Promise<AnswerOf<typeof freezePayment>> {
  const [send] = useSend(api.freezePayment);
  const kept = useRef({ body: '', key: '' });
  return (input) => {
    const body = JSON.stringify(input);
    if (kept.current.body !== body) kept.current = { body, key: crypto.randomUUID() };
    return send(input, { key: kept.current.key });
  };
}
