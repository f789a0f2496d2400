import styled from '@emotion/styled';
import type { ShowroomSummary } from '@portal/contract';
import { useHost } from '@portal/host';
import { paths } from '@portal/paths';
import { TapLink } from '@portal/ui';
import { useEffect, useRef, type MouseEvent } from 'react';
import type { Place } from '../distance.ts';
import type { Regions } from '../RegionSearch.tsx';
import { placeNames } from './labels.ts';
import { nameAt } from './outlines.ts';
import { project, shapes, viewOf, whole, WIDTH } from './projection.ts';
import { Canvas } from './styles.ts';

const Figure = styled.figure`
  &:focus-visible {
    outline-offset: 4px;
  }
`;

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * A map of the whole country, or of one province. On the country's map each province is a link; showrooms are only dots,
 * too close to press. On a province's map each showroom is a link. The list beside it offers the same choices.
 */
export function ShowroomMap(props: {
  regions: Regions;
  showrooms: readonly ShowroomSummary[];
  sido: string;
  /** The customer's position; null until the customer allows the browser to tell it. */
  here: Place | null;
  hrefOf(sido: Regions[number]['sido'] | 'all'): string;
}) {
  const { regions, showrooms, sido, here, hrefOf } = props;
  const { navigate } = useHost();
  const figure = useRef<HTMLElement>(null);
  const isUsed = useRef(false);
  useEffect(() => {
    // The pressed link is gone with the old view, so the map takes the focus.
    if (isUsed.current) figure.current?.focus();
    isUsed.current = false;
  }, [sido]);
  const chosen = regions.find((region) => region.sido === sido);
  const view = chosen ? viewOf(sido) : whole;
  /** Scales names and marks, so that they keep their size on the screen at every zoom. */
  const unit = view.width / WIDTH;
  /** Navigates within the portal: the shell handles presses on HTML links only, not on those of SVG. */
  const follow = (event: MouseEvent, href: string, keepScroll: boolean) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    isUsed.current = keepScroll;
    navigate(href, { keepScroll });
  };
  const places = showrooms
    .filter((one) => !chosen || one.sido === sido)
    .map(({ bbsIdx: id, name, gu, addr, lat, lng }) => {
      const [x, y] = project([lng, lat]);
      // Showroom names are long and begin alike, so the map names the districts.
      return { id, spoken: `${name}, ${addr}`, name: gu.split(' ').at(-1) ?? gu, x, y };
    });
  const names = chosen ? placeNames(places, 12 * unit, view) : [];
  const [hereX, hereY] = here ? project([here.lng, here.lat]) : [0, 0];

  return (
    <Figure ref={figure} tabIndex={-1} aria-label={`${chosen?.name ?? '전국'} 매장 지도`}>
      <Canvas viewBox={`${view.x} ${view.y} ${view.width} ${view.height}`}>
        {shapes.map(({ sido: code, path }) => {
          const region = regions.find((one) => one.sido === code);
          if (chosen || !region)
            return <path key={code} d={path} className={code === sido ? 'chosen' : 'around'} />;
          return (
            <a
              key={code}
              href={hrefOf(code)}
              aria-label={`${region.name}, 매장 ${region.count}곳`}
              onClick={(event) => follow(event, hrefOf(code), true)}
            >
              <path d={path} />
            </a>
          );
        })}
        {chosen && <path className="edge" d={shapes.find((one) => one.sido === sido)?.path} />}
        {!chosen &&
          places.map(({ id, x, y }) => <circle key={id} className="dot" cx={x} cy={y} r="2.4" />)}
        {!chosen &&
          regions.map(({ sido: code, name }) => {
            const [x, y] = project(nameAt(code));
            return (
              <text key={code} x={x} y={y + 5} fontSize="14" textAnchor="middle" aria-hidden>
                {name}
              </text>
            );
          })}
        {here && <circle className="here" cx={hereX} cy={hereY} r={7 * unit} />}
        {names.map(({ id, name, y, label }) =>
          label ? (
            <text
              key={id}
              x={label.x}
              y={y + 4 * unit}
              fontSize={12 * unit}
              textAnchor={label.anchor}
              aria-hidden
            >
              {name}
            </text>
          ) : null,
        )}
        {chosen &&
          places.map(({ id, spoken, x, y }) => {
            const href = paths.showroom({ bbsIdx: id });
            return (
              <a
                key={id}
                href={href}
                aria-label={spoken}
                onClick={(event) => follow(event, href, false)}
              >
                <circle className="target" cx={x} cy={y} r={13 * unit} />
                <circle className="place" cx={x} cy={y} r={6.5 * unit} />
              </a>
            );
          })}
      </Canvas>
      {chosen && (
        <TapLink
          href={hrefOf('all')}
          data-keep-scroll
          onClick={(event) => follow(event, hrefOf('all'), true)}
        >
          전국 지도 보기
        </TapLink>
      )}
    </Figure>
  );
}
