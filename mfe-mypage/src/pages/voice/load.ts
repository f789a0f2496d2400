import { voiceTypes, type VoiceType } from '@portal/contract';
import { api, redirect, type LoadContext } from '@portal/host';
import { paths } from '@portal/paths';
import { found } from '../../submission/found.ts';

const types = Object.keys(voiceTypes) as VoiceType[];

export async function load({ params, query }: LoadContext<typeof paths.memberVoice>) {
  const { type, idx } = params;
  if (idx === null) return redirect(paths.memberVoices({ type }));
  const { bbsCode } = voiceTypes[type];
  const voice = await found(query(api.readVoice, { bbsCode, bbsIdx: idx }));
  // Three kinds of voices share one board. If the address names the wrong kind, we correct it.
  const own = types.find((each) => voiceTypes[each].receptionType === voice?.receptionType);
  if (own !== undefined && own !== type) return redirect(paths.memberVoice({ type: own, idx }));
  return { data: voice };
}
