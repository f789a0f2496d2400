'use client';

import { useState } from 'react';

const LABELS = { text: '글자 크게', contrast: '고대비' };

/** Display settings of this browser. */
export function Switches() {
  const [on, setOn] = useState<Record<string, boolean>>({});
  return (
    <div role="group" aria-label="화면 설정">
      {Object.entries(LABELS).map(([name, label]) => (
        <button
          key={name}
          type="button"
          aria-pressed={on[name] ?? false}
          onClick={() => setOn({ ...on, [name]: !on[name] })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
