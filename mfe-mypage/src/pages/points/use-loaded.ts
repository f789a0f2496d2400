import type { AnswerOf, Endpoint, InputOf } from '@portal/contract';
import { useAnswer, type Answer, type Call } from '@portal/host';

/** The answer that came with the page; where it did not come, it is asked for here. */
export function useLoaded<E extends Endpoint>(
  call: Call<E>,
  loaded: AnswerOf<E> | null,
): Answer<AnswerOf<E>> {
  const asked = useAnswer(call, {} as InputOf<E>, { skip: loaded !== null });
  return loaded === null ? asked : { ...asked, data: loaded };
}
