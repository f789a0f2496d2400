import { defineConfig } from 'oxlint';

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

const errors = (...rules: string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, 'error'] as const));

export default defineConfig({
  plugins: ['eslint', 'typescript'],
  jsPlugins: ['./oxlint.rules.ts'],
  categories: { correctness: 'error' },
  options: { denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  env: { node: true },
  ignorePatterns: [
    '.data/',
    '.cache/',
    '**/node_modules/',
    'test-results/',
    'docs/content-sources/',
  ],
  rules: {
    ...errors('no-console', 'no-param-reassign', 'typescript/consistent-type-imports'),
    // What ESLint recommends and typescript-eslint's strict set adds, beside the category.
    ...errors(
      'no-array-constructor',
      'no-case-declarations',
      'no-empty',
      'no-fallthrough',
      'no-prototype-builtins',
      'no-regex-spaces',
      'no-unexpected-multiline',
      'no-useless-assignment',
      'no-useless-constructor',
      'no-var',
      'prefer-const',
      'prefer-rest-params',
      'prefer-spread',
      'preserve-caught-error',
      'typescript/no-dynamic-delete',
      'typescript/no-empty-object-type',
      'typescript/no-explicit-any',
      'typescript/no-extraneous-class',
      'typescript/no-invalid-void-type',
      'typescript/no-namespace',
      'typescript/no-non-null-asserted-nullish-coalescing',
      'typescript/no-non-null-assertion',
      'typescript/no-require-imports',
      'typescript/no-unnecessary-type-constraint',
      'typescript/no-unsafe-function-type',
      'typescript/prefer-literal-enum-member',
      'typescript/unified-signatures',
    ),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'max-lines': ['error', { max: 300 }],
    'no-irregular-whitespace': [
      'error',
      { skipComments: false, skipJSXText: false, skipRegExps: false, skipTemplates: false },
    ],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'portal/no-restricted-syntax': ['error', ...noLiteralSpread, ...onlyCleanUps],
    'portal/no-value-for-types': 'error',
  },
  overrides: [
    // The compiler reports these in TypeScript.
    { files: ['**/*.mjs'], rules: errors('no-undef', 'no-redeclare') },
    {
      files: BROWSER,
      excludeFiles: TESTS,
      plugins: ['eslint', 'typescript', 'react'],
      env: { browser: true },
      rules: {
        ...errors(
          'react/error-boundaries',
          'react/exhaustive-deps',
          'react/globals',
          'react/immutability',
          'react/incompatible-library',
          'react/preserve-manual-memoization',
          'react/purity',
          'react/refs',
          'react/rules-of-hooks',
          'react/set-state-in-effect',
          'react/set-state-in-render',
          'react/static-components',
          'react/unsupported-syntax',
          'react/use-memo',
        ),
        'no-restricted-globals': [
          'error',
          {
            name: 'process',
            message:
              'The browser has no environment: the server writes configuration into the page.',
          },
          {
            name: 'alert',
            message: 'Use the accessible dialog of the host.',
          },
        ],
        'portal/no-restricted-syntax': [
          'error',
          ...noLiteralSpread,
          ...onlyCleanUps,
          ...noCompanyName,
          {
            selector: 'TaggedTemplateExpression TemplateElement[value.raw=/\\/\\*/]',
            message: 'A comment in a style is sent to every customer: write it above the style.',
          },
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
  ],
});
