import styled from '@emotion/styled';

/** Line icons of one weight on a 24 px grid, drawn for this portal. */
const shapes = {
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.8-1.7L20 20',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  phone:
    'M8.6 4.5H5.8c-.8 0-1.4.7-1.3 1.5.6 7 6.5 12.9 13.5 13.5.8.1 1.5-.5 1.5-1.3v-2.8l-4.3-1.6-1.6 1.9a12 12 0 0 1-5.3-5.3l1.9-1.6-1.6-4.3Z',
  play: 'M9 6.8v10.4c0 .8.9 1.3 1.6.8l7.7-5.2a1 1 0 0 0 0-1.6l-7.7-5.2c-.7-.5-1.6 0-1.6.8Z',
  download: 'M12 4v11m-4.5-4L12 15.5l4.5-4.5M5 19.5h14',
  document: 'M7 3.5h7l4 4v13H7a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1Zm7 0v4h4M9.5 12.5h5m-5 3.5h5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1m2 3.7a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'm6 6 12 12M18 6 6 18',
  alert:
    'M12 8v5m0 3.2v.1M10.7 4.3 3.2 17.5A1.5 1.5 0 0 0 4.5 19.8h15a1.5 1.5 0 0 0 1.3-2.3L13.3 4.3a1.5 1.5 0 0 0-2.6 0Z',
  offline:
    'M4 4l16 16M8.5 15.5a5 5 0 0 1 7 0M5.5 12a9.6 9.6 0 0 1 4-2.3m4.4-.1a9.6 9.6 0 0 1 4.6 2.4M3 8.6A13.5 13.5 0 0 1 7 6m4.6-.9A13.5 13.5 0 0 1 21 8.6M12 19.2v.1',
  check: 'm5 12.5 4.5 4.5L19 7.5',
} as const;

export type IconName = keyof typeof shapes;

const Line = styled.svg`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Decoration beside a text; what it means is said by that text. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <Line viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </Line>
  );
}
