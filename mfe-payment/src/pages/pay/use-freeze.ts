import type { AnswerOf, freezePayment, InputOf } from '@portal/contract';
import { useSend } from '@portal/host';
import { useRef } from 'react';
import { api } from '../../api.ts';

/**
 * Freezes what is paid for. As long as it stays the same it has the same key, so that pressing again after an answer was
 * lost begins no second payment.
 */
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
