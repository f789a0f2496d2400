import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Code that runs in a browser; pages also render on the server. */
const BROWSER = [
  'shell/{src,section}/**',
  'mfe-*/src/**',
  'release/console/**',
  'shared/{api-client,browser,form,host,ui}/src/**',
];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', 'shared/testing/**'];

/** Customers see the company's facts as they are configured. */
const noCompanyName = [
  'Literal[value=/한결/]',
  'TemplateElement[value.raw=/한결/]',
  'JSXText[value=/한결/]',
].map((selector) => ({
  selector,
  message:
    "The company's name is configuration (shared/config): take it from the host. Titles have it from the frame.",
}));

/** `...{ a, b }` and `...[a, b]` only make a formatter keep elements on one line. */
const noLiteralSpread = ['Object', 'Array'].map((kind) => ({
  selector: `${kind}Expression > SpreadElement[argument.type='${kind}Expression']`,
  message: 'Write the elements without the spread.',
}));

/** React calls what an effect or a ref returns as its clean-up; `scrollIntoView()` returns a promise in Chromium 156. */
const EFFECT = 'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/]';
const BARE = "ArrowFunctionExpression[expression=true]:not([body.operator='void'])";
const onlyCleanUps = [
  `${EFFECT} > ${BARE}.arguments:not([body.type='ArrowFunctionExpression'])`,
  `${EFFECT} > Identifier.arguments`,
  `JSXAttribute[name.name='ref'] > JSXExpressionContainer > ${BARE}`,
].map((selector) => ({
  selector,
  message: 'Write a block, and return a clean-up or nothing; or write `() => void call()`.',
}));

export default ts.config(
  { ignores: ['.data/', '.cache/', '**/node_modules/', 'test-results/', 'docs/content-sources/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  {
    files: ['**/*.{ts,tsx,mjs}'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: globals.node },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-restricted-syntax': ['error', ...noLiteralSpread, ...onlyCleanUps],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: BROWSER,
    ignores: TESTS,
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-globals': [
        'error',
        {
          name: 'process',
          message: 'The browser has no environment: the server writes configuration into the page.',
        },
        {
          name: 'alert',
          message: 'Use the accessible dialog of the host.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        ...noLiteralSpread,
        ...onlyCleanUps,
        ...noCompanyName,
        {
          selector: "JSXAttribute[name.name='style']",
          message:
            "The policy forbids style attributes in the server's HTML: use a styled component.",
        },
      ],
    },
  },
  // Commands print to the terminal.
  {
    files: ['release/**', 'e2e/**', 'shared/build/**', 'server/content/**'],
    rules: { 'no-console': 'off' },
  },
);
