import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import { useAnswer, type Answer, type Call } from '@portal/host';

/** The answer that the page's load brought; without one, requests it here. */
export function useLoaded<E extends Endpoint>(
  call: Call<E>,
  loaded: AnswerOf<E> | null,
): Answer<AnswerOf<E>> {
  const asked = useAnswer(call, {} as InputOf<E>, { skip: loaded !== null });
  return loaded === null ? asked : { ...asked, data: loaded };
}
