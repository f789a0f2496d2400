/** A page's `structured` data as its document holds it: JSON-LD in schema.org's words. */
export const linkedData = {
  type: 'application/ld+json',
  of: (structured: Record<string, unknown>) => ({
    '@context': 'https://schema.org',
    ...structured,
  }),
};
