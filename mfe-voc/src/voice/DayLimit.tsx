import { fixedTexts } from '@portal/format';
import { api, isCertified, useAnswer, useSession } from '@portal/host';
import { Notice } from '@portal/ui';

/** Tells a member who has used up the day's voices, before they write another. */
export function DayLimit() {
  const mayAsk = isCertified(useSession());
  const { data } = useAnswer(api.listVoices, { pageSize: 1 }, { skip: !mayAsk });
  return data && data.leftToday <= 0 ? (
    <Notice role="status">{fixedTexts.voicesOfToday}</Notice>
  ) : null;
}
