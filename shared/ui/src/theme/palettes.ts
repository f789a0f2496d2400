/** Colours by role. Components name a role, never a colour. */
export interface Palette {
  bg: string;
  surface: string;
  sunken: string;
  line: string;
  border: string;
  text: string;
  'text-second': string;
  'text-third': string;
  primary: string;
  'primary-hover': string;
  'on-primary': string;
  'soft-primary': string;
  'on-soft-primary': string;
  accent: string;
  'soft-accent': string;
  'on-soft-accent': string;
  success: string;
  danger: string;
  focus: string;
}

const light: Palette = {
  bg: '#FAF9F6',
  surface: '#FFFFFF',
  sunken: '#F2F0EA',
  line: '#DEDAD0',
  border: '#857F74',
  text: '#1F1D1A',
  'text-second': '#55514A',
  'text-third': '#6B665D',
  primary: '#0B5D57',
  'primary-hover': '#084A45',
  'on-primary': '#FFFFFF',
  'soft-primary': '#E3F0EE',
  'on-soft-primary': '#0A4F4A',
  accent: '#E39A4C',
  'soft-accent': '#FBEBD9',
  'on-soft-accent': '#8A4B0F',
  success: '#1F7A3D',
  danger: '#B3261E',
  focus: '#0A58D6',
};

const dark: Palette = {
  bg: '#161513',
  surface: '#1F1E1B',
  sunken: '#100F0E',
  line: '#3A3732',
  border: '#8D877B',
  text: '#F4F1EA',
  'text-second': '#C9C3B7',
  'text-third': '#A8A194',
  primary: '#6CC9BE',
  'primary-hover': '#86D6CC',
  'on-primary': '#06201D',
  'soft-primary': '#17332F',
  'on-soft-primary': '#A9E4DC',
  accent: '#F0B67A',
  'soft-accent': '#3A2A17',
  'on-soft-accent': '#F6D3AC',
  success: '#7CCB93',
  danger: '#F2958C',
  focus: '#8FB8FF',
};

const contrast: Palette = {
  bg: '#000000',
  surface: '#000000',
  sunken: '#000000',
  line: '#FFFFFF',
  border: '#FFFFFF',
  text: '#FFFFFF',
  'text-second': '#FFFFFF',
  'text-third': '#FFFFFF',
  primary: '#7FE5DA',
  'primary-hover': '#A8F0E8',
  'on-primary': '#000000',
  'soft-primary': '#000000',
  'on-soft-primary': '#7FE5DA',
  accent: '#FFFFFF',
  'soft-accent': '#000000',
  'on-soft-accent': '#FFFFFF',
  success: '#8CF5A9',
  danger: '#FFB3AB',
  focus: '#FFD500',
};

/** Print is black on white in every theme. */
const print: Palette = {
  ...light,
  bg: '#FFFFFF',
  surface: '#FFFFFF',
  sunken: '#FFFFFF',
  text: '#000000',
  'text-second': '#000000',
  'text-third': '#000000',
  primary: '#000000',
  'primary-hover': '#000000',
  'soft-primary': '#FFFFFF',
  'on-soft-primary': '#000000',
  'soft-accent': '#FFFFFF',
  'on-soft-accent': '#000000',
};

export const palettes = { light, dark, contrast, print };
