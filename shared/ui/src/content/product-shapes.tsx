/** The shapes of the products' drawings, by product. The bench's peer gets a copy of this file, so it imports nothing of ours. */
export const productShapes = {
  bf: (
    <g transform="translate(40 432) scale(0.92)">
      <path className="body" d="M180-50 168-9c-1 6 2 9 7 9h161c6 0 9-4 7-9l-15-45Z" />
      <path className="body" d="M64-104c4-24 26-30 46-28l32 4 12 88H52Z" />
      <path className="soft" d="M20-44h132v40c0 3-2 4-4 4H38C26 0 20-6 20-18Z" />
      <path
        className="green"
        d="M356-388c42-2 68 30 64 80-6 82-26 168-58 224-12 24-30 38-58 38H200l36-144c32-40 50-146 120-198Z"
      />
      <path
        className="soft"
        d="M352-394c-40-4-72 28-90 72-12 30-20 56-32 78-8 14-18 26-30 34l12 60 92-22c32-60 58-132 68-198 2-16-6-23-20-24Z"
      />
      <path
        className="warm"
        d="M284-360c-14 12-24 30-28 50-2 12 8 16 18 12 18-8 32-28 40-50 4-14-16-24-30-12Z"
      />
      <path className="soft" d="M98-158c-3-20 10-32 32-34l60-4v76l-66 4c-18 0-24-22-26-42Z" />
      <path
        className="body"
        d="M120-164c-2-26 16-44 46-46l86-4c44-2 72 18 82 44 8 28-4 72-24 100-10 15-26 22-46 22h-88c-30 0-48-16-50-48Z"
      />
      <path className="line" d="M150-70c56-8 118-40 168-96" />
    </g>
  ),
  l: (
    <g transform="translate(22 424)">
      <path className="green" d="M8-190c0-14 8-22 22-22h18v196H8Z" />
      <path
        className="soft"
        d="m56-132 150-84c12-6 24-2 30 8s2 22-8 28L120-118h286c18 0 30 12 30 30v24H56Z"
      />
      <path className="warm" d="m150-214 44-26c12-6 24-4 28 6s0 18-10 24l-46 26Z" />
      <path className="body" d="M40-72h404c10 0 16 6 16 16v22H40Z" />
      <path className="green" d="M40-34h420v16H40Z" />
      <path className="line" d="M80-18V0m340-18V0M200-92h180" />
    </g>
  ),
  w: (
    <g transform="translate(250 432) scale(0.95)">
      <path className="body" d="M-100-12v-346c0-20 12-32 32-32H68c20 0 32 12 32 32v346Z" />
      <path className="green" d="M-100-318v-40c0-20 12-32 32-32H68c20 0 32 12 32 32v40Z" />
      <path className="soft" d="M-78-300H78v116H-78Z" />
      <path className="body" d="M-22-302h44l-6 24c-2 6-6 8-10 8H-6c-4 0-8-2-10-8Z" />
      <path className="warm" d="M-24-246h48l-5 50c0 3-2 5-5 5h-28c-3 0-5-2-5-5Z" />
      <path className="body" d="M-86-192H86v10c0 3-2 4-4 4H-82c-2 0-4-1-4-4Z" />
      <path className="line" d="M-26-142c14 8 38 8 52 0" />
      <path className="green" d="M-90-12H90V0H-90Z" />
    </g>
  ),
  o: (
    <g transform="translate(250 432)">
      <path
        className="body"
        d="M-178-12c-14-74 0-148 44-184 24-20 66-28 134-28s110 8 134 28c44 36 58 110 44 184Z"
      />
      <path className="green" d="M-178-12c-6-24-8-48-6-72h368c2 24 0 48-6 72Z" />
      <path className="soft" d="M-136-150c0-28 26-44 58-44s58 16 58 44-26 38-58 38-58-10-58-38Z" />
      <path className="soft" d="M20-150c0-28 26-44 58-44s58 16 58 44-26 38-58 38-58-10-58-38Z" />
      <path className="warm" d="M-114-146c0-16 16-26 36-26s36 10 36 26-16 22-36 22-36-6-36-22Z" />
      <path className="warm" d="M42-146c0-16 16-26 36-26s36 10 36 26-16 22-36 22-36-6-36-22Z" />
      <path
        className="line"
        d="M-78-258c14-16-14-30 0-48m78 38c14-16-14-30 0-48m78 58c14-16-14-30 0-48"
      />
      <path className="body" d="M-190-12h380V0h-380Z" />
    </g>
  ),
};
