import { parse } from 'acorn';
import { full } from 'acorn-walk';

/**
 * Lists syntax that the oldest supported browser (iOS 16.0) cannot parse: anything after ES2022, and the static
 * blocks and look-behind that Safari has only since 16.4.
 */
export function unsupportedSyntax(name: string, code: string): string[] {
  const found: string[] = [];
  let program;
  try {
    program = parse(code, { ecmaVersion: 2022, sourceType: 'script' });
  } catch (error) {
    return [`${name}: ${String(error)}`];
  }
  full(program, (node) => {
    if (node.type === 'StaticBlock') found.push(`${name}: static block at ${node.start}`);
    const { regex } = node as { regex?: { pattern: string } };
    if (regex && /\(\?<[=!]/.test(regex.pattern))
      found.push(`${name}: look-behind at ${node.start}`);
  });
  return found;
}
