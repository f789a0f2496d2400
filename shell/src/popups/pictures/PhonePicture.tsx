import { Drawing, DrawingBadge } from '@portal/ui';
import type { ReactNode } from 'react';

/**
 * A phone that shows a page of a shop, framed like a screenshot, with numbers as in the list beside it. Its children are
 * drawn in the coordinates of the phone, which is 188 wide and 372 high.
 */
export function PhonePicture(props: {
  label: string;
  title: string;
  /** The y coordinate of each number. */
  numbersAt: readonly number[];
  children: ReactNode;
}) {
  const { label, title, numbersAt, children } = props;
  return (
    <Drawing label={label} width={335} height={420}>
      <g transform="translate(73 24)">
        <path
          className="mark"
          d="M-34 18V0q0-14 14-14h18M190-14h18q14 0 14 14v18m0 336v18q0 14-14 14h-18m-192 0h-18q-14 0-14-14v-18"
        />
        <rect className="body" width="188" height="372" rx="26" />
        <path className="line" d="M78 14h32" />
        <text x="94" y="44" textAnchor="middle">
          {title}
        </text>
        <path className="quiet" d="M12 58h164" />
        {children}
      </g>
      {numbersAt.map((y, i) => (
        <DrawingBadge key={y} x={261} y={y} number={i + 1} />
      ))}
    </Drawing>
  );
}

/** Draws grey lines where the pictured page has text that customers need not read. */
export const Lines = ({ d }: { d: string }) => <path className="quiet" d={d} />;
