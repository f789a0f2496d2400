import styled from '@emotion/styled';
import { look, placed, type Place } from '../layout/place.ts';
import type { Palette } from '../theme/palettes.ts';

interface TextProps extends Place {
  /** `row` is the title of a row in a list. */
  size?: 'h1' | 'h2' | 'h3' | 'h4' | 'row' | 'body' | 'small';
  tone?: keyof Palette;
  bold?: boolean;
}

const sizes: Partial<Record<string, string>> = { row: '1.06rem', body: '1rem' };

/** A heading or a paragraph that differs from the text around it. */
export const Text = styled(
  'p',
  look,
)<TextProps>(({ size, tone, bold, ...place }) => ({
  color: tone && `var(--${tone})`,
  fontSize: size && (sizes[size] ?? `var(--${size})`),
  fontWeight: bold || size === 'row' ? 600 : undefined,
  fontVariantNumeric: 'tabular-nums',
  ...placed(place),
}));
