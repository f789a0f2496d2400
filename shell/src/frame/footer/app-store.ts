export type AppStore = 'android' | 'ios';

/** The app store of this device; null where it has neither. */
export function appStoreOf(
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): AppStore | null {
  if (/Android/.test(device.userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(device.userAgent)) return 'ios';
  // An iPad calls itself a Macintosh, but no Macintosh has a touch screen.
  return /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1 ? 'ios' : null;
}
