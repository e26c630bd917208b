import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { COVERAGE_NOTES, namesOf } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/index.ts'

const SERVICE = join(import.meta.dirname, '../../apps/service/src')

/** Modules that serve any collection. */
const GENERIC = ['tables', 'releases']

/** Names that any collection may have. */
const PLAIN = new Set([
  'id',
  'dataset',
  'state',
  'title',
  'amount',
  'links',
  'missing',
  'coverage',
  'corrections',
  'evidence',
  'changed_at',
  'first_seen_at',
  'kind',
  'records',
  'flags',
  'status',
  'district',
  'agency',
  'account',
  'location',
  'party',
  'program',
  'purpose',
  'basis',
  'bureau',
])

/** What the people, things and papers of a collection are called, beside its names. */
const WORDS = [
  'member',
  'requestor',
  'legislator',
  'constituent',
  'senator',
  'congress',
  'committee',
  'bioguide',
  'guidance',
  'funding line',
  'excerpt',
  'roster',
  'earmark',
  'appropriations',
]

/** Plain words, or parts of names that stand for themselves. */
const listNames = (): string[] => {
  const { datasets, tables, asides, documentFacts, codes, derived, publishers } = APPROPRIATIONS
  const names = [
    ...Object.keys({ ...datasets, ...asides, ...documentFacts, ...publishers }),
    ...tables.flatMap(({ columns, schema, name }) => [
      name,
      ...Object.keys(columns),
      ...Object.keys(schema.properties),
    ]),
    ...derived.map(({ file }) => file),
    ...namesOf(COVERAGE_NOTES).filter((code) => !['rights', 'sample_data'].includes(code)),
    ...codes.refusedByDesign,
  ]
  return [...new Set([...names, ...WORDS])].filter((name) => !PLAIN.has(name))
}

const listSources = (module: string): string[] =>
  readdirSync(join(SERVICE, module), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(\.ts$|\/)/.test(path))
    .map((path) => join(module, path))

/** As a word of its own or a part of a name, in whatever case: `fiscalYear` as well as `fiscal_year`. */
const toPattern = (name: string): RegExp => {
  const words = name.split(/[-_ ]/).join('[-_ ]?')
  return new RegExp(`(?<![a-z])${words}(?:s|es)?(?![a-z])`, 'i')
}

/** A build stages rows: `stageRows` and its file speak of no stage of a collection. */
const VERB = /\bstage(?:-[a-z]+\.ts|[A-Z]\w+)/g

const findWords = (text: string, patterns: ReadonlyMap<string, RegExp>): string[] =>
  [...patterns].flatMap(([name, pattern]) => (pattern.test(text.replace(VERB, '')) ? [name] : []))

test('what serves any collection knows no word of one', () => {
  const patterns = new Map(listNames().map((name) => [name, toPattern(name)]))
  const found = GENERIC.flatMap(listSources).flatMap((path) =>
    findWords(readFileSync(join(SERVICE, path), 'utf8'), patterns).map((name) => `${path}: ${name}`),
  )
  assert.deepEqual(found, [])
})

test('a word of a collection is found in whatever form it is written', () => {
  const patterns = new Map([['fiscal_year', toPattern('fiscal_year')]])
  for (const text of ['fiscal year', 'fiscalYear', 'FISCAL_YEARS', 'byFiscal-year'])
    assert.equal(findWords(text, patterns).length, text === 'byFiscal-year' ? 0 : 1, text)
})
