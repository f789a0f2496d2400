import { parse } from 'acorn';
import { full } from 'acorn-walk';

/**
 * What of a script the oldest supported browser (iOS 16.0) cannot read: syntax after ES2022, static
 * blocks and look-behind, which came to it with 16.4.
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
