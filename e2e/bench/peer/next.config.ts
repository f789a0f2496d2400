import type { NextConfig } from 'next';

const config: NextConfig = {
  // The front compresses, as it does for the portal.
  compress: false,
  poweredByHeader: false,
  // The bench builds in a folder below a repository with a lockfile of its own.
  turbopack: { root: import.meta.dirname },
};

export default config;
