import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { namesOf } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/declaration/index.ts'
import { AWARD_SPENDING } from '../../apps/service/src/collections/award-spending/index.ts'
import { CONGRESS } from '../../apps/service/src/collections/congress/index.ts'
import { LOBBYING_FILINGS } from '../../apps/service/src/collections/lobbying-filings/index.ts'
import { FOREIGN_AGENTS } from '../../apps/service/src/collections/foreign-agents/index.ts'
import { ENACTED_PROJECTS } from '../../apps/service/src/collections/enacted-projects/index.ts'
import type { Collection } from '../../apps/service/src/releases/index.ts'

const SERVICE = join(import.meta.dirname, '../../apps/service/src')

/** Modules that serve any collection, and so know no word of one. */
const GENERIC = ['tables', 'releases', 'http/data', 'collections/families']

const COLLECTIONS: readonly Collection[] = [
  APPROPRIATIONS,
  CONGRESS,
  LOBBYING_FILINGS,
  FOREIGN_AGENTS,
  ENACTED_PROJECTS,
  AWARD_SPENDING,
]

/** Names of people, things and papers in collections, beside those in their declarations. */
const FIELD_WORDS = `
  appropriation earmark requestor guidance excerpt fiscal bill statute docket
  congress congressional senate senator representative legislator legislation lawmaker delegate member bioguide
  committee subcommittee caucus chamber roster constituent
  staff staffer hearing witness testimony lobbyist`

/** Parts of declared names that are ordinary words of any program or text, or of its formats. */
const ORDINARY_WORDS = `
  period id name title kind label line page record table dataset data workbook
  by at no not own first fast right raw shared share seen changed missing
  published superseded included correction coverage evidence sample flag status state
  row read refused merged gap known expected last next on byte sha version parser publisher licence
  retrieved checked revision supersede
  start end from to day date time type text value count total order number code note source
  of in has also same part format position key group file held closed class doc document publication event archive deleted
  removed local conflict role organization parent listed statement citation
  address url link location request join use program purpose cost amount year
  i a are have how only other without entry list summary current latest unknown term reason report rank history
  match media mean service ended side relative merge profile component active csv alone whole damaged control character
  with or all item form family description notice scope n prefix client corrected below method repeated elsewhere uuid
  release manifest never up added comment quarter middle cent ambiguous self percentage foreign contributor
  open edition field change previous short withheld person business principal agent
  reading counted counting sum act rule additional
  release object found place check two reply added system result difference cut signed archived stated modified late
  unique performance uri money transaction manifest never up pdf xml archive select unread
  action before over reversed signature unreadable implausible`

/** A build stages rows: the verb, in names of functions and files, is no stage of a collection. */
const STAGING = /\bstage(?:-[a-z]+|(?=[A-Z]))|\bStage(?=Needs\b)/gu

/** A word of the format of workbooks: no office of a collection. */
const WORKBOOK_WORD = /officeDocument/gu

/** `fiscalYears`, `FISCAL_YEAR` and `fiscal-year` are the same two words. */
const listWords = (text: string): string[] =>
  text
    .replaceAll(STAGING, '')
    .replaceAll(WORKBOOK_WORD, '')
    .replaceAll(/([a-z\d])([A-Z])/gu, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/gu, '$1 $2')
    .toLowerCase()
    .match(/[a-z]+/gu)
    ?.map(toSingular) ?? []

const toSingular = (word: string): string =>
  word
    .replace(/ies$/u, 'y')
    .replace(/(ss|x|ch|sh)es$/u, '$1')
    .replace(/(?<=[^su])s$/u, '')

/** Names of what a collection declares: its datasets, tables, columns, fields, files, codes and publishers. */
const listNames = (collection: Collection): string[] => {
  const { name, datasets, tables, sideTables, documents, codes, derived, publishers } = collection
  return [
    name,
    ...Object.keys({ ...datasets, ...sideTables, ...documents.facts, ...publishers }),
    ...tables.flatMap((table) => [
      table.name,
      ...Object.keys(table.columns),
      ...Object.keys(table.schema.properties),
    ]),
    ...derived.map(({ file }) => file),
    ...namesOf(codes.notes),
    ...codes.refusedByDesign,
  ]
}

const ORDINARY = new Set(listWords(ORDINARY_WORDS))

const FOREIGN = new Set(
  [...COLLECTIONS.flatMap(listNames), FIELD_WORDS].flatMap(listWords).filter((word) => !ORDINARY.has(word)),
)

const findForeign = (text: string): string[] =>
  [...new Set(listWords(text))].filter((word) => FOREIGN.has(word))

const listForeign = (file: string): string[] =>
  readFileSync(join(SERVICE, file), 'utf8')
    .split('\n')
    .flatMap((line, index) => findForeign(line).map((word) => `${file}:${index + 1} says ${word}`))

for (const folder of GENERIC)
  test(`${folder} knows no word of any collection`, () => {
    const files = globSync(`${folder}/**/*.ts`, { cwd: SERVICE }).filter(
      (file) => !/\.test\.ts$|(?:^|\/)testing(?:\.ts$|\/)/u.test(file),
    )
    assert.ok(files.length > 3)
    assert.deepEqual(files.flatMap(listForeign), [])
  })

test('every collection has its words in the list', () => {
  const folders = globSync('collections/*/', { cwd: SERVICE }).map((path) => path.split(/[/\\]/u).at(-1))
  const names = COLLECTIONS.map(({ name }) => name)
  assert.deepEqual(new Set(folders), new Set([...names, 'families', 'requestors']))
})

test('a word of a collection is found in every spelling, and as a part of a name', () => {
  for (const text of ['fiscal year', 'fiscalYears', 'FISCAL_YEAR', 'by-fiscal-year', 'readFiscalYear(row)'])
    assert.deepEqual(findForeign(text), ['fiscal'], text)
  for (const text of ['witnesses', 'listWitnesses', 'WITNESS_OF'])
    assert.deepEqual(findForeign(text), ['witness'], text)
  assert.deepEqual(findForeign('the stage of a row'), ['stage'])
})

test('a word is a whole word: what only holds its letters is another one', () => {
  for (const text of ['remember', 'subcommit', 'billing', 'stageRows', "'./stage-rows.ts'"])
    assert.deepEqual(findForeign(text), [], text)
})
