import { useNavigation } from 'react-router';

/** The address that is being loaded inside this section, or null: lets a tab light up at once. */
export function usePending(): URL | null {
  const { location } = useNavigation();
  return location
    ? new URL(location.pathname + location.search + location.hash, 'http://portal')
    : null;
}
