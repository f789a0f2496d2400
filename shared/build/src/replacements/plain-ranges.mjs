// Stands in for the federation runtime's semver: of ranges it knows the two that are in use, without pre-releases. Singletons are
// required as `^1.2.3` (singletons.ts), and the runtime itself asks for `<=1.2.3` to find the newest of several versions.
const numbersOf = (version) => /^(\d+)\.(\d+)\.(\d+)$/.exec(version)?.slice(1).map(Number);

const compare = (a, b) => a.map((number, i) => number - b[i]).find((apart) => apart !== 0) ?? 0;

export function satisfy(version, range) {
  const [, sign, text] = /^(\^|<=)(.*)$/.exec(range) ?? [];
  const own = numbersOf(version ?? '');
  const wanted = numbersOf(text ?? '');
  if (!own || !wanted) return false;
  const order = compare(own, wanted);
  if (sign === '<=') return order <= 0;
  // Nothing changes from the first number on that is not zero, as before 1.0.0.
  const fixed = wanted.findIndex((number) => number !== 0);
  return order >= 0 && wanted.slice(0, fixed + 1 || 3).every((number, i) => number === own[i]);
}
