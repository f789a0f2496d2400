/** The name that React gives an attribute: `class` is className, `stroke-width` is strokeWidth. */
function nameOf(attribute: string): string {
  if (attribute === 'class') return 'className';
  if (/^(aria|data)-/.test(attribute)) return attribute;
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * Webpack loader that turns an .svg file into the source of a React component, in JSX. Its props are attributes of the `svg`
 * element. As part of the page, unlike as an image, the drawing takes the page's styles, and so follows the theme.
 * @throws where the file has braces, because JSX would read them as code
 */
export default function svgModule(svg: string): string {
  const drawn = svg.replace(/<!--[^]*?-->/g, '').trim();
  if (/[{}]/.test(drawn))
    throw new Error('an .svg file with braces is no drawing: keep styles in CSS');
  const jsx = drawn.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/(?<=\s)[a-z-]+(?==)/g, nameOf));
  return `export default (props) => (${jsx.replace(/^<svg\b/, '<svg {...props}')});\n`;
}
