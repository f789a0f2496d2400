import { describe, expect, test } from '@jest/globals';
import { palettes, type Palette } from './palettes.ts';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const channels = [1, 3, 5]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as [
    number,
    number,
    number,
  ];
  return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2];
};
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const grounds: (keyof Palette)[] = ['bg', 'surface', 'sunken'];
const texts: (keyof Palette)[] = [
  ...(['text', 'text-second', 'text-third', 'primary'] as const),
  ...(['success', 'danger'] as const),
];
const pairs = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground, 4.5] as const)),
  ...grounds.map((ground) => ['border', ground, 3] as const),
  ...grounds.map((ground) => ['focus', ground, 3] as const),
  ['on-primary', 'primary', 4.5] as const,
  ['on-primary', 'primary-hover', 4.5] as const,
  ['on-soft-primary', 'soft-primary', 4.5] as const,
  ['on-soft-accent', 'soft-accent', 4.5] as const,
];

describe.each(Object.entries(palettes))('%s', (_, palette) => {
  test.each(pairs)('%s is readable on %s (%d:1)', (front, back, least) => {
    expect(contrast(palette[front], palette[back])).toBeGreaterThanOrEqual(least);
  });
});
