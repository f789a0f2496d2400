export type AppStore = 'android' | 'ios';

/** The app store for this device; null for a device with neither store. */
export function appStoreOf(
  device: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>,
): AppStore | null {
  if (/Android/.test(device.userAgent)) return 'android';
  if (/iPhone|iPad|iPod/.test(device.userAgent)) return 'ios';
  // An iPad identifies as a Macintosh, but no Macintosh has a touch screen.
  return /Macintosh/.test(device.userAgent) && device.maxTouchPoints > 1 ? 'ios' : null;
}
