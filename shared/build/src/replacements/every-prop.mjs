/**
 * In place of emotion's list of the DOM's props, 1.6 KB of main.js, which the types make superfluous. `as` is none of them:
 * by it a styled component is rendered as another element.
 */
export default (name) => name !== 'as';
