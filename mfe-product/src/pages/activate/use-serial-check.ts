import { registrationFields } from '@portal/contract';
import { isApiError, useHost, useSend } from '@portal/host';
import { useRef, useState } from 'react';
import * as v from 'valibot';
import { api } from '../../api.ts';

const { serialNo, goodsCd } = registrationFields;
const schema = v.object({ serialNo, goodsCd });

/** What the API may say of a number; any other failure says nothing about it. */
const VERDICTS = new Set(['ERR_SERIAL_UNKNOWN', 'ERR_SERIAL_MODEL', 'ERR_SERIAL_TAKEN']);
/** How long the form waits for an answer before it goes on. */
const MOST_MS = 3000;

/** What is known of a number: being asked for, fit to be registered, refused with a sentence, or not answered. */
export type Verdict = { is: 'asking' | 'right' | 'unanswered' } | { is: 'wrong'; sentence: string };

/**
 * Asks the API whether a number can be registered for a model, once for each pair of them. A refusal is told in an
 * alert too (specification, 8).
 * @param typed what the draft says of both
 */
export function useSerialCheck(typed: Readonly<Record<string, unknown>>) {
  const { dialogs } = useHost();
  const [send] = useSend(api.checkSerial);
  const [said, setSaid] = useState<Readonly<Record<string, Verdict>>>({});
  const running = useRef(new Map<string, Promise<string | null>>());
  /** Settles once the newest alert is closed. */
  const told = useRef(Promise.resolve());
  const { success, output } = v.safeParse(schema, typed);
  const pair = success ? `${output.goodsCd} ${output.serialNo}` : '';
  const verdict = said[pair] ?? null;

  const ask = (): Promise<string | null> => {
    if (!success) return Promise.resolve(null);
    const say = (one: Verdict) => setSaid((before) => ({ ...before, [pair]: one }));
    const known = running.current.get(pair);
    if (known) return known;
    say({ is: 'asking' });
    const answer = send(output).then(
      () => {
        say({ is: 'right' });
        return null;
      },
      (error: unknown) => {
        if (isApiError(error) && VERDICTS.has(error.code)) {
          say({ is: 'wrong', sentence: error.message });
          told.current = dialogs.alert(error.message);
          return error.message;
        }
        // It may be asked again.
        running.current.delete(pair);
        say({ is: 'unanswered' });
        return null;
      },
    );
    running.current.set(pair, answer);
    return answer;
  };
  const late = () => new Promise<null>((pass) => setTimeout(() => pass(null), MOST_MS));
  const askInTime = async () => {
    const wrong = await Promise.race([ask(), late()]);
    if (wrong !== null) await told.current;
    return wrong;
  };

  return {
    /** Of what is typed now; null while it was not asked for. */
    verdict,
    ask,
    /** What is wrong with the number, or null where nothing is, or where no answer comes in time. */
    askInTime,
  };
}
