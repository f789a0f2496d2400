import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import ts from 'typescript-eslint';

/** Code that runs in a browser; the pages among it also render on the server. */
const BROWSER = [
  'shell/{src,section}/**',
  'mfe-*/src/**',
  'shared/{api-client,browser,form,host,store,ui}/src/**',
];
const TESTS = ['**/*.test.{ts,tsx}', 'e2e/**', 'shared/testing/**'];

export default ts.config(
  { ignores: ['.data/', '.cache/', '**/node_modules/', 'test-results/'] },
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
        { name: 'process', message: 'Configuration reaches the browser through the page alone.' },
        {
          name: 'alert',
          message: 'An alert is an accessible dialog of the portal: ask the host for it.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='style']",
          message:
            "The policy forbids style attributes in the server's HTML: use a styled component.",
        },
      ],
    },
  },
  // Commands talk to a person on the terminal.
  {
    files: ['release/**', 'e2e/**', 'shared/build/**', 'server/content/**'],
    rules: { 'no-console': 'off' },
  },
  prettier,
);
