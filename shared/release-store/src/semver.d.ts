/** The one function of semver that we use; the package has no types of its own. */
declare module 'semver/functions/satisfies.js' {
  export default function satisfies(
    version: string,
    range: string,
    options?: { includePrerelease?: boolean },
  ): boolean;
}
