import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COLLECTIONS } from './collections.ts'

/** Every table with a page, with the columns of its index. */
const TABLES = COLLECTIONS.flatMap(({ collection }) =>
  Object.entries(collection.snapshot?.preview ?? {}).flatMap(([name, { shown, isWithoutRows }]) => {
    const table = collection.tables.find((one) => one.name === collection.datasets[name]?.table)
    return table === undefined ? [] : [{ name: `${collection.name}/${name}`, table, shown, isWithoutRows }]
  }),
)

test('a table has a page if its preview has rows, and no other', () => {
  for (const { name, shown, isWithoutRows } of TABLES)
    if (!name.startsWith('enacted-projects/')) assert.equal(shown !== undefined, isWithoutRows !== true, name)
})

test('every column that a page shows is a column of the files', () => {
  for (const { name, table, shown = [] } of TABLES) {
    const known = new Set(table.flat.map((column) => column.name))
    assert.deepEqual(
      shown.filter((column) => !known.has(column)),
      [],
      name,
    )
  }
})

const PERSONS = [
  'Jane Church',
  'BANK, ROBERT',
  'Price',
  'Union',
  'Mary Ann State',
  'SMITH, JOHN (MR)',
  'Law Offices of John Q. Sample',
  'Jane Doe & Associates',
  'John Sample, P.C.',
  'Laurence H. Tribe',
  'Gabrielle Union',
  'Union, Gabrielle',
  'Patrick Town',
  'Board, John',
  'Ada Sample, President of the Republic of Examples',
  'John Smith, Member of the National Assembly',
  'HRH Prince Sample, Kingdom of Examples',
  'Smith, Mr. John (on behalf of Acme LLC)',
  'The Honorable Jane Roe, City of Sampleton',
]

// A row with the name alone is enough for the texts of these tables.
const textsOf = ({ textsOf: of }: (typeof TABLES)[number]['table']) =>
  of as ((row: { readonly name: string }) => readonly string[]) | undefined

test('a search finds organisations by their names', () => {
  const searched = TABLES.filter(({ table, name }) => textsOf(table) && /^(?:lobbying|foreign)/.test(name))
  assert.deepEqual(
    searched.map(({ name }) => name),
    [
      'lobbying-filings/registrants',
      'lobbying-filings/clients',
      'foreign-agents/fara-registrants',
      'foreign-agents/fara-principals',
    ],
  )
  for (const { table } of searched)
    for (const name of [
      'Sample Boats LLC',
      'MINISTRY OF EXAMPLES',
      'City of Sampleton',
      'National Example Association',
    ])
      assert.deepEqual(textsOf(table)?.({ name }), [name])
})

test('no table of lobbying or of foreign agents is narrowed or ordered by a name, and a search finds no person', () => {
  const allowed = new Set(['issue_name', 'filing_type_name'])
  const found = TABLES.filter(({ name }) => /^(?:lobbying-filings|foreign-agents)\//.test(name))
  assert.ok(found.length > 10)
  for (const { name, table } of found) {
    for (const person of PERSONS)
      assert.deepEqual(textsOf(table)?.({ name: person }) ?? [], [], `${name} ${person}`)
    for (const column of Object.keys(table.columns))
      assert.ok(!/name|description|position|city/.test(column) || allowed.has(column), `${name} ${column}`)
  }
})
