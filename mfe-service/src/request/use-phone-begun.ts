import type { AnswerOf, readPhoneRequest, VisitKind } from '@portal/contract';
import { api, useAnswer } from '@portal/host';
import { createContext, useContext, useEffect, useRef } from 'react';

type Begun = NonNullable<AnswerOf<typeof readPhoneRequest>['request']>;

/** Number of the phone call in which the request began (readPhoneRequest), from the page's address; null for none. */
export const PhoneCall = createContext<string | null>(null);

/** Fills an untouched form, once, with what the customer told the automatic call centre. */
export function usePhoneBegun(
  service: VisitKind,
  isBlank: boolean,
  fill: (begun: Begun) => void,
): void {
  const idx = useContext(PhoneCall);
  const { data } = useAnswer(api.readPhoneRequest, { idx: idx ?? '0' }, { skip: idx === null });
  const filled = useRef(false);
  useEffect(() => {
    if (data?.request?.service !== service || !isBlank || filled.current) return;
    filled.current = true;
    fill(data.request);
  }, [data, service, isBlank, fill]);
}
