/** React's name of an attribute. */
function nameOf(attribute: string): string {
  if (attribute === 'class') return 'className';
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Loader for an .svg file, before its transpiling: a React component of the drawing, which takes attributes of its `svg`
 * element. In the page's own tree a drawing follows the page's styles, and so the theme; as an image it would not.
 * @throws for braces, which JSX reads as code
 */
export default function svgModule(svg: string): string {
  const drawn = svg.replace(/<!--[^]*?-->/g, '').trim();
  if (/[{}]/.test(drawn))
    throw new Error('an .svg file with braces is no drawing: keep styles in CSS');
  const jsx = drawn.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(?<=\s)[a-z-]+(?==)/g, nameOf));
  return `export default (props) => (${jsx.replace(/^<svg\b/, '<svg {...props}')});\n`;
}
