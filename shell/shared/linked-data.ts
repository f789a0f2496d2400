/** The JSON-LD of a page, made from its `structured` data. */
export const linkedData = {
  type: 'application/ld+json',
  of: (structured: Record<string, unknown>) => ({
    '@context': 'https://schema.org',
    ...structured,
  }),
};
