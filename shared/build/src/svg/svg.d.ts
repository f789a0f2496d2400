// What svg-module.ts makes of a drawing.
declare module '*.svg' {
  import type { FunctionComponent, SVGProps } from 'react';
  const Drawing: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default Drawing;
}
