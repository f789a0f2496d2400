import type { Showroom, ShowroomHours } from '@portal/contract';
import { regionNames } from '@portal/format';

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The weekly hours in schema.org's form: days with the same hours share an entry. */
function openingHours(weekly: ShowroomHours['weekly']) {
  const entries = new Map<string, { opens: string; closes: string; dayOfWeek: string[] }>();
  for (const { day, open, close } of weekly) {
    const entry = entries.get(`${open} ${close}`) ?? { opens: open, closes: close, dayOfWeek: [] };
    entry.dayOfWeek.push(`https://schema.org/${DAYS[day]}`);
    entries.set(`${open} ${close}`, entry);
  }
  return [...entries.values()].map((entry) => ({ '@type': 'OpeningHoursSpecification', ...entry }));
}

export function storeOf(showroom: Showroom): Record<string, unknown> {
  const { name, sido, gu, addr, lat, lng, phone, hours } = showroom;
  return {
    '@type': 'Store',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addr,
      addressLocality: gu,
      addressRegion: regionNames[sido],
      addressCountry: 'KR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
    telephone: phone,
    openingHoursSpecification: openingHours(hours.weekly),
    // In schema.org's form, a closed day opens and closes at midnight.
    specialOpeningHoursSpecification: hours.closed.map(({ day, reason }) => ({
      '@type': 'OpeningHoursSpecification',
      name: reason,
      validFrom: day,
      validThrough: day,
      opens: '00:00',
      closes: '00:00',
    })),
  };
}
