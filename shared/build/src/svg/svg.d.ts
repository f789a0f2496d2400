// Type of an imported .svg file, which svg-module.ts turns into a component.
declare module '*.svg' {
  import type { FunctionComponent, SVGProps } from 'react';
  const Drawing: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Drawing;
}
