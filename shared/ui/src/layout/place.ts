/** Spaces between things, in pixels. */
export type Space = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48 | 72;

/** The space between the children of a box: one for both directions, or one between rows and one between columns. */
export type Gap = Space | readonly [rows: Space, columns: Space];

/** How a box stands among its neighbours. */
export interface Place {
  top?: Space;
  bottom?: Space;
  /** Its greatest width, in pixels. */
  max?: 360 | 480 | 560 | 640 | 720 | 800;
  /** Not printed: for what leads elsewhere. */
  screenOnly?: boolean;
}

export const gapOf = (gap: Gap) => (typeof gap === 'number' ? `${gap}px` : gap.join('px ') + 'px');

/** The styles of a `Place`. They stand last in a template: on paper a box that is not printed has no other display. */
export const placed = ({ top, bottom, max, screenOnly }: Place) => ({
  marginTop: top,
  marginBottom: bottom,
  maxWidth: max,
  '@media print': { display: screenOnly ? 'none' : undefined },
});

const own = 'as top bottom max screenOnly gap align justify min tone size bold small plain'.split(
  ' ',
);

/** Options of a styled element: the props of its look are no attributes. */
export const look = { shouldForwardProp: (name: string) => !own.includes(name) };
