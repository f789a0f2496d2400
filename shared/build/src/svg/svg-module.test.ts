/** @jest-environment node */
import { expect, test } from '@jest/globals';
import svgModule from './svg-module.ts';

test('a drawing becomes a component with the names that React gives its attributes', () => {
  const file = `<svg viewBox="0 0 9 9" role="img" aria-label="그림">
  <!-- A line. -->
  <path
    class="line" stroke-width="3" d="M0 1" />
</svg>
`;
  expect(svgModule(file))
    .toBe(`export default (props) => (<svg {...props} viewBox="0 0 9 9" role="img" aria-label="그림">
  
  <path
    className="line" strokeWidth="3" d="M0 1" />
</svg>);
`);
});

test('braces are refused, because JSX reads them as code', () => {
  expect(() => svgModule('<svg><style>.line { fill: none }</style></svg>')).toThrow('braces');
});
