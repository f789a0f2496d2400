/**
 * Replaces emotion's list of DOM props (1.6 KB of main.js), which TypeScript makes superfluous. `as` is not a DOM
 * prop: it makes a styled component render another element.
 */
export default (name) => name !== 'as';
