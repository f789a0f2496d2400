import * as v from 'valibot';

const channels = ['dev', 'staging', 'production'] as const;
const pair = new RegExp(`^(${channels.join('|')})=(https?:.+)$`);

/** The release channel that a portal serves. */
export const channel = v.picklist(channels);
type Channel = v.InferOutput<typeof channel>;

/** `staging=https://a.example,production=https://b.example`: the public address of each channel's portal. */
export const portalOrigins = v.pipe(
  v.string(),
  v.check(
    (given) =>
      given === '' ||
      given.split(',').every((one) => URL.canParse(pair.exec(one.trim())?.[2] ?? '')),
    'CHANNEL=ADDRESS, comma separated',
  ),
  v.transform((given) => {
    const origins: Partial<Record<Channel, string>> = {};
    for (const one of given.split(',')) {
      const [, name, address = ''] = pair.exec(one.trim()) ?? [];
      if (name) origins[name as Channel] = new URL(address).origin;
    }
    return origins;
  }),
);

/** Where customers of a channel find its portal; null if this process was not told. */
export const portalOf = (
  config: {
    CHANNEL: Channel;
    PORTAL_ORIGIN: string;
    PORTAL_ORIGINS: Partial<Record<Channel, string>>;
  },
  of: Channel,
): string | null =>
  config.PORTAL_ORIGINS[of] ?? (of === config.CHANNEL ? config.PORTAL_ORIGIN : null);
