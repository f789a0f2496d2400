import { numberName, type ServiceKind, type ServiceOrder } from '@portal/contract';
import { api, callIn, useAnswer } from '@portal/host';
import { useEffect, useEffectEvent, useState } from 'react';

/**
 * A request as it is now: as it was loaded, and as it is when the page is shown again, because it may have been moved on another device or
 * by the centre. On the day of a visit `OnTheDay` asks, also when the page is shown again. Other tabs of this browser are told by the host.
 * @returns the request, a function that asks for it again, and what became of asking
 */
export function useFresh(loaded: ServiceOrder, service: ServiceKind, id: string) {
  const [isFollowed, setFollowed] = useState(false);
  const asked = { [numberName(service, 'read')]: id };
  const answer = useAnswer(callIn(api.readOrder, service), asked, { skip: !isFollowed });
  const { data = loaded, error, fetching, refetch } = answer;
  const ask = () => (isFollowed ? refetch() : setFollowed(true));
  const onShown = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !data.coming?.today) ask();
  });
  useEffect(() => {
    const shown = () => onShown();
    document.addEventListener('visibilitychange', shown);
    return () => document.removeEventListener('visibilitychange', shown);
  }, []);
  return [data, ask, { error, fetching }] as const;
}
