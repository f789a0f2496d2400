import { registrationFields } from '@portal/contract';
import { api, isApiError, useHost, useSend } from '@portal/host';
import { useRef, useState } from 'react';
import * as v from 'valibot';

const { serialNo, goodsCd } = registrationFields;
/** Before the choice of a model, and for one that is none, the number is asked about by itself. */
const schema = v.object({ serialNo, goodsCd: v.fallback(v.optional(goodsCd), undefined) });

/** The error codes with which the API rejects a number. Other failures say nothing about it. */
const VERDICTS = new Set(['ERR_SERIAL_UNKNOWN', 'ERR_SERIAL_MODEL', 'ERR_SERIAL_TAKEN']);
/** What to do about a number that is taken because the product was handed over. */
const HANDED =
  '물려받으신 제품이면 전 주인이 ‘내 제품’에서 ‘물려주기’를 누르신 뒤에 등록하실 수 있습니다.';
/** How long the form waits for an answer before it goes on. */
const MOST_MS = 3000;

/** The state of a number's check. `right` means that it can be registered; `goodsCd` is its model, if the server says so. */
export type Verdict =
  | { is: 'asking' | 'unanswered' }
  | { is: 'right'; goodsCd: string | undefined }
  | { is: 'wrong'; sentence: string };

/**
 * Asks the API whether a serial number can be registered for a model. Each pair is asked about once. A rejection is also
 * shown in an alert (specification, 8).
 * @param typed the draft; `serialNo` and `goodsCd` are read from it
 */
export function useSerialCheck(typed: Readonly<Record<string, unknown>>) {
  const { dialogs } = useHost();
  const [send] = useSend(api.checkSerialNumber);
  const [said, setSaid] = useState<Readonly<Record<string, Verdict>>>({});
  const running = useRef(new Map<string, Promise<string | null>>());
  /** Resolves once the customer has closed the newest alert. */
  const told = useRef(Promise.resolve());
  /** The model that a number has chosen. With another number it counts as not chosen. */
  const [filled, setFilled] = useState({ goodsCd: '', serialNo: '' });
  const isStale =
    filled.goodsCd !== '' &&
    filled.goodsCd === typed['goodsCd'] &&
    filled.serialNo !== typed['serialNo'];
  const parsed = v.safeParse(schema, isStale ? { ...typed, goodsCd: undefined } : typed);
  const asked = parsed.success ? parsed.output : null;
  const pairOf = (goodsCd = '') => (asked ? `${goodsCd} ${asked.serialNo}` : '');
  const pair = pairOf(asked?.goodsCd);
  const verdict = said[pair] ?? null;

  const ask = (): Promise<string | null> => {
    if (!asked) return Promise.resolve(null);
    const say = (one: Verdict, own = pair) =>
      setSaid((before) => ({ ...before, [pair]: one, [own]: one }));
    const known = running.current.get(pair);
    if (known) return known;
    say({ is: 'asking' });
    const answer = send(asked).then(
      ({ goodsCd: own }) => {
        // The number with its own model is right as well: choosing that model asks nothing.
        const both = pairOf(own ?? asked.goodsCd);
        running.current.set(both, Promise.resolve(null));
        say({ is: 'right', goodsCd: own }, both);
        return null;
      },
      (error: unknown) => {
        if (isApiError(error) && VERDICTS.has(error.code)) {
          const isTaken = error.code === 'ERR_SERIAL_TAKEN';
          const sentence = isTaken ? `${error.message} ${HANDED}` : error.message;
          say({ is: 'wrong', sentence });
          told.current = dialogs.alert(sentence);
          return sentence;
        }
        // Forget it, so that the next call of `ask` sends it again.
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
    /** The model of the checked number; undefined before the check, and of an older server. */
    model: verdict?.is === 'right' ? verdict.goodsCd : undefined,
    /** Whether the model in the draft was filled in for another number. */
    isStale,
    /** Notes that the number in the draft has chosen a model. */
    noteFilled: (goodsCd: string) => setFilled({ goodsCd, serialNo: String(typed['serialNo']) }),
    /** The state of the check for the number and model in the draft; null before it started. */
    verdict,
    ask,
    /** Resolves to what is wrong with the number; to null if nothing is, or after MOST_MS without an answer. */
    askInTime,
  };
}
