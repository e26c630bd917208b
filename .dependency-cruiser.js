import {
  MODULE_MAY_USE,
  PACKAGE_MAY_USE,
  rowName,
  TESTS_MAY_USE,
} from './scripts/check-imports/import-table.ts'

const SERVICE = 'apps/service/src'
const PAGES = 'apps/web/src/pages'
/** Tests, and what only tests may import: files and folders called `testing`, and the promises of the channels. */
const TEST_FILES = ['\\.test(-d)?\\.ts$', '/testing(\\.ts$|/)', '/channels/conformance\\.ts$']
/** Makers of invented documents: tests of the service may import the doors. */
const SAMPLE = '^test/sample/(index|archive-sample)\\.ts$'
/** The whole service, opened for a test: only tests may import it, by the rule for what tests lean on. */
const WHOLE_SERVICE = `^${SERVICE}/bin/testing\\.ts$`
/** Files that open releases: for readers, for commands, and to name the current one. */
const OPEN_RELEASES = ['reader', 'record-book', 'with-index', 'collections'].map(
  (part) => `^${SERVICE}/wiring/open-${part}\\.ts$`,
)
/** Folders that every channel may use: the formats, the wire, and the promises of all channels. */
const SHARED_BY_CHANNELS = ['cwc', 'wire']

const only = (name, from, root, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: root, pathNot: allowed },
})

const packageRows = Object.entries(PACKAGE_MAY_USE).flatMap(([member, allowed]) => {
  const root = '^(packages|apps|scripts|bench|test|examples)/'
  const within = [member, ...allowed].map((path) => `^${path}/`)
  const row = only(rowName(member, allowed), `^${member}/`, root, within)
  if (member !== 'apps/service') return [row]
  return [
    { ...row, from: { path: row.from.path, pathNot: TEST_FILES } },
    only(rowName(`${member} (tests)`, [...allowed, 'test/sample']), row.from.path, root, [...within, SAMPLE]),
  ]
})

const modulesOf = (names) => [...names.map((name) => `^${SERVICE}/${name}/`), WHOLE_SERVICE]

const moduleRows = Object.entries(MODULE_MAY_USE).flatMap(([module, allowed]) => {
  const [from, root] = [`^${SERVICE}/${module}/`, `^${SERVICE}/`]
  const more = TESTS_MAY_USE[module]
  const row = only(rowName(module, allowed), from, root, modulesOf([module, ...allowed]))
  if (more === undefined) return [row]
  const tests = [
    `${from}.+\\.test\\.ts$`,
    `${from}testing\\.ts$`,
    `${from}testing/`,
    `${from}.+/testing(\\.ts$|/)`,
  ]
  return [
    { ...row, from: { path: from, pathNot: tests } },
    only(
      rowName(`${module} (tests)`, [...allowed, ...more]),
      tests,
      root,
      modulesOf([module, ...allowed, ...more]),
    ),
  ]
})

const rule = (name, comment, from, to, severity = 'error') => ({ name, comment, severity, from, to })

export default {
  forbidden: [
    ...packageRows,
    ...moduleRows,
    rule('no-cycles', 'Files that need each other are one file.', {}, { circular: true }),
    rule(
      'no-orphans',
      'Nobody uses this file and it uses nobody: delete it.',
      {
        orphan: true,
        pathNot: [...TEST_FILES, '^apps/web/src/browser/', '(^|/)\\.[^/]+\\.js$', '\\.d\\.ts$'],
      },
      {},
    ),
    rule(
      'no-unresolvable',
      'Unresolved imports would escape every other rule.',
      {},
      { couldNotResolve: true },
    ),
    rule(
      'enter-by-index',
      'A module is entered by its door, index.ts (tests: also testing.ts), and may rearrange everything behind it.',
      { path: `^${SERVICE}/([^/]+)/` },
      {
        path: `^${SERVICE}/[^/]+/`,
        // Each file of wiring opens a part of the service: a command loads only the parts that it uses.
        pathNot: [`^${SERVICE}/$1/`, `^${SERVICE}/wiring/`, '/index\\.ts$', '/testing\\.ts$'],
      },
    ),
    rule(
      'channels-are-strangers',
      'A channel must be removable by deleting its folder.',
      { path: `^${SERVICE}/channels/([^/]+)/` },
      {
        path: `^${SERVICE}/channels/`,
        pathNot: [
          `^${SERVICE}/channels/$1/`,
          ...SHARED_BY_CHANNELS.flatMap((folder) => [
            `^${SERVICE}/channels/${folder}/index\\.ts$`,
            `^${SERVICE}/channels/${folder}/.+/index\\.ts$`,
            `^${SERVICE}/channels/${folder}/testing\\.ts$`,
          ]),
          `^${SERVICE}/channels/conformance\\.ts$`,
        ],
      },
    ),
    rule(
      'pages-import-no-pages',
      'Several pages share a view by way of apps/web/src/views; only routes.ts lists the pages.',
      { path: `^${PAGES}/([^/]+)/` },
      { path: `^${PAGES}/`, pathNot: `^${PAGES}/$1/` },
    ),
    rule(
      'pages-are-entered-by-routes',
      'The rest of the web member knows the list of routes and no page.',
      { path: '^apps/web/src/', pathNot: `^${PAGES}/` },
      { path: `^${PAGES}/`, pathNot: `^${PAGES}/(portal-)?routes\\.ts$` },
    ),
    rule(
      'fastify-lives-in-http',
      'The rest of the service does not know which framework carries it.',
      { path: '^(apps|packages)/', pathNot: `^(apps/web|${SERVICE}/(http|wiring))/` },
      { path: '(^|/)node_modules/(@fastify/|fastify/)' },
    ),
    rule(
      'readers-open-releases',
      'A request makes no work that grows with the data on the thread that talks: a reader thread opens releases. Commands and builds open them in a process of their own.',
      { path: `^${SERVICE}/(?!(releases|operator)/)`, pathNot: [...OPEN_RELEASES, ...TEST_FILES] },
      {
        path: [`^${SERVICE}/releases/open/`, `^${SERVICE}/wiring/open-(record-book|with-index)\\.ts$`],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'declared-deps-only',
      'Hoisting lets any member import any package; only what its package.json names will be there elsewhere.',
      // Benchmarks and whole-system tests never run elsewhere, and compare with what the members install.
      { pathNot: '^(bench|test)/' },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    rule(
      'tests-are-for-tests',
      'What tests lean on is not part of the product.',
      { path: '^(apps|packages)/', pathNot: TEST_FILES },
      { path: TEST_FILES },
    ),
    rule(
      'dev-deps-stay-outside',
      'What is only there for development is missing where the service runs.',
      { path: '^(apps|packages)/[^/]+/src/', pathNot: TEST_FILES },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/\\.cache|var|coverage)/' },
    // Without this, `import type` escapes the rules.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    // The members' package.json files and the root's together: tests use the root's development dependencies.
    combinedDependencies: true,
    // Without these, imports of other members stay unresolved.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
