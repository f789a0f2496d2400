import styled from '@emotion/styled';

/** The map's styles, in colour roles, so that it is legible in every theme. */
export const Canvas = styled.svg`
  width: 100%;
  height: auto;
  border-radius: var(--radius-card);
  background: var(--sunken);
  path {
    fill: var(--surface);
    stroke: var(--border);
    stroke-width: 1.25px;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
    transition: fill 160ms ease-out;
  }
  .around {
    stroke: var(--line);
  }
  .chosen {
    fill: var(--soft-primary);
  }
  .edge {
    fill: none;
    stroke: var(--primary);
    stroke-width: 2px;
  }
  a {
    outline: none;
  }
  a:hover path {
    fill: var(--soft-primary);
  }
  a:focus-visible path {
    fill: var(--soft-primary);
    stroke: var(--focus);
    stroke-width: 3.5px;
  }
  .dot {
    fill: var(--primary);
    pointer-events: none;
  }
  .target {
    fill: transparent;
  }
  .place {
    fill: var(--primary);
    stroke: var(--surface);
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }
  a:hover .place {
    fill: var(--primary-hover);
  }
  a:focus-visible .target {
    stroke: var(--focus);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
  }
  .here {
    fill: var(--accent);
    stroke: var(--surface);
    stroke-width: 3px;
    vector-effect: non-scaling-stroke;
    pointer-events: none;
  }
  text {
    fill: var(--text);
    stroke: var(--surface);
    stroke-width: 3px;
    paint-order: stroke;
    font-weight: 600;
    letter-spacing: -0.02em;
    vector-effect: non-scaling-stroke;
    pointer-events: none;
  }
`;
