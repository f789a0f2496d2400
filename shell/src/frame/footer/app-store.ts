export type AppStore = 'android' | 'ios';

/** The store that this device's apps come from; null where it has none of the two, or both are as good. */
export function appStoreOf(
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): AppStore | null {
  if (/Android/.test(device.userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(device.userAgent)) return 'ios';
  // An iPad says that it is a Macintosh; no Macintosh has a screen to touch.
  return /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1 ? 'ios' : null;
}
