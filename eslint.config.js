import eslint from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'
import { house } from './scripts/lint/house-rules.js'

/** `testing.ts` and `testing/` hold what several tests need; nothing but tests may import them. */
const TESTS = ['**/*.test.ts', '**/*.test-d.ts', '**/testing.ts', '**/testing/**/*.ts', 'test/**/*.ts']
/** Programs of their own: they may read their environment, ask the machine for the time and print. */
const PROGRAMS = [
  'apps/service/src/bin/**/*.ts',
  'apps/service/src/operator/testing/environments.ts',
  'apps/service/src/wiring/version{,.slow.test}.ts',
  'scripts/**',
  'bench/**/*.ts',
  'examples/**',
  'test/**/*.ts',
  'apps/service/src/channels/conformance.ts',
]

/** Names of the browser that the modules of the pages use. */
const BROWSER_GLOBALS = [
  'document',
  'window',
  'navigator',
  'location',
  'history',
  'clearTimeout',
  'setTimeout',
  'performance',
  'TextDecoder',
  'TextEncoder',
  'fetch',
  'URL',
  'URLSearchParams',
  'Blob',
  'Worker',
  'HTMLElement',
  'DOMParser',
  'HTMLButtonElement',
  'HTMLDetailsElement',
  'HTMLFormElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
  'HTMLAnchorElement',
]

export default defineConfig(
  globalIgnores(['dist/', '**/node_modules/', '**/generated/', '**/var/', 'coverage/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['tsconfig.json', 'packages/sdk/consumers/browser/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
  },
  {
    files: ['**/*.ts', '**/*.js'],
    plugins: { house },
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-lines-per-function': ['error', { max: 60 }],
      'house/comments-open-with-their-subject': 'error',
      'house/file-names-say-what': 'error',
      'house/imports-come-nearer': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.ts'],
    rules: {
      // TypeScript is run as it is written, and enums cannot be: tsconfig.json refuses them. It takes a sixth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Settings are parsed once, in bin/, and passed in parts.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            ':matches(ObjectExpression, ArrayExpression) > SpreadElement > :matches(ObjectExpression, ArrayExpression)',
          message: 'A literal within a literal says nothing: write its members beside the others.',
        },
      ],
      'house/time-is-a-dependency': 'error',
      'house/environment-is-not-imported': 'error',
      'house/assertions-give-a-reason': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // An underscore marks what must be named and is not used; taking fields away by destructuring is fine.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          ignoreRestSiblings: true,
        },
      ],
      // Numbers read well in a sentence; objects and undefined stay forbidden.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // The receivers count code points, and so does `[...text]`.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // RELAX NG is what the gateways' own schema is written in; a successor must be found before libxml2 drops it.
      '@typescript-eslint/no-deprecated': [
        'error',
        { allow: [{ from: 'package', name: 'RelaxNGValidator', package: 'libxml2-wasm' }] },
      ],
      // `return reply.send(…)` is the plainest way to say that nothing follows.
      '@typescript-eslint/no-confusing-void-expression': 'off',
      // An async function may promise by its type alone, as Fastify's plugins and the Channel port do.
      '@typescript-eslint/require-await': 'off',
      // The runner waits for what is declared with these; nothing floats.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            {
              from: 'package',
              name: ['test', 'describe', 'it', 'suite', 'skip', 'todo'],
              package: 'node:test',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['apps/web/src/browser/**'],
    languageOptions: { globals: Object.fromEntries(BROWSER_GLOBALS.map((name) => [name, 'readonly'])) },
  },
  {
    files: PROGRAMS,
    rules: {
      'no-console': 'off',
      'no-restricted-properties': 'off',
      'house/time-is-a-dependency': 'off',
      'house/environment-is-not-imported': 'off',
      // `process` is an event emitter that Node made without its constructor.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  { files: ['apps/service/src/platform/clock.ts'], rules: { 'house/time-is-a-dependency': 'off' } },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': 'off',
      'house/time-is-a-dependency': 'off',
      'house/assertions-give-a-reason': 'off',
      // An answer read as JSON is judged by the assertions themselves.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    files: [...TESTS, 'examples/**/*.ts', 'apps/service/src/channels/conformance.ts'],
    rules: { 'house/waits-have-an-end': 'error' },
  },
  {
    // Tools load their configuration as JavaScript with a default export.
    files: ['**/*.js'],
    languageOptions: { globals: { URL: 'readonly' } },
  },
)
