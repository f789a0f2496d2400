/** Replaces the library (and its copy of react-is, 0.7 KB of main.js) behind emotion's `withTheme`, which we never use. */
export default (component) => component;
