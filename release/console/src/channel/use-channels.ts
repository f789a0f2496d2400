import { useAddress } from '../desk/address.tsx';
import { channels, type Channel, type ChannelState } from '../desk/answers.ts';
import { useAnswer } from '../desk/live.tsx';

export type ChannelAnswers = Record<Channel, ReturnType<typeof useAnswer<'live'>>>;

/** The state of every channel; null until each is known or refused. */
export function useChannels(): ChannelAnswers | null {
  const answers: ChannelAnswers = {
    production: useAnswer('live', { channel: 'production' }),
    staging: useAnswer('live', { channel: 'staging' }),
    dev: useAnswer('live', { channel: 'dev' }),
  };
  return channels.every((one) => answers[one].data ?? answers[one].refusal) ? answers : null;
}

/** The channel in the page's address, otherwise the first that is `wanted`. */
export function useChosenChannel(
  answers: ChannelAnswers | null,
  wanted: (state: ChannelState) => boolean,
): Channel {
  const asked = useAddress().searchParams.get('channel');
  const isWanted = (channel: Channel) => {
    const { data, refusal } = answers?.[channel] ?? {};
    return data ? wanted(data) : Boolean(refusal);
  };
  return channels.find((one) => one === asked) ?? channels.find(isWanted) ?? 'production';
}
