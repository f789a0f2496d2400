import { createContext, Suspense, useContext, type ReactNode } from 'react';

const InOneGo = createContext(false);

/**
 * Hydrates its children in slices between which the browser paints and answers, or at once when one of them is used:
 * React does so for every Suspense boundary, also where nothing suspends.
 */
export function Slices({ children }: { children: ReactNode }) {
  return useContext(InOneGo) ? children : <Suspense>{children}</Suspense>;
}

/**
 * Renders on the server by `render`. React leaves a boundary whose content throws to the browser without a word; we
 * render it once more without boundaries, so that it throws here. @throws what the content threw
 */
export function renderInSlices(tree: ReactNode, render: (tree: ReactNode) => string): string {
  const html = render(tree);
  return html.includes('<!--$!-->') ? render(<InOneGo value>{tree}</InOneGo>) : html;
}
