import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ForeignAgentChange, ForeignAgentRegistrant, ForeignPrincipal } from '@rotunda/contract'
import { parse } from 'csv-parse/sync'
import { openBytes } from '../../publishers/index.ts'
import { openFaraFile, type FaraRecord } from '../../publishers/fara/index.ts'
import { makeFolder, readCsv, readRows, readTree } from '../../releases/testing.ts'
import { buildForeignAgents, makeEdition, readReference, skipReference as skip } from './testing.ts'

const REGISTRANTS = 'FARA_All_Registrants'
const PRINCIPALS = 'FARA_All_ForeignPrincipals'
const [OLD, NEW] = ['2023-08-03', '2025-04-11'] as const

/** Records of a real file, as its publisher's reader gives them, with every column. */
const readRecords = async (file: string): Promise<readonly (readonly string[])[]> => {
  const records: FaraRecord[] = []
  const opened = await openFaraFile(openBytes(readReference(file)))
  for await (const batch of opened.records()) records.push(...batch)
  return records.map(({ cells }) => cells)
}

/** Records as a common reader of CSV gives them: by RFC 4180, and lenient with quotes. */
const readByStandard = (file: string): string[][] =>
  parse(Buffer.from(readReference(file)).toString('latin1'), {
    relax_quotes: true,
    relax_column_count: true,
    from: 2,
  })

const count = <Item>(items: readonly Item[], isCounted: (item: Item) => boolean): number =>
  items.filter(isCounted).length

const distinct = (records: readonly (readonly string[])[], column: number): number =>
  new Set(records.map((cells) => cells[column])).size

const dayOf = (text = ''): string => text.replace(/^(\d\d)\/(\d\d)\/(\d{4})$/, '$3-$1-$2')

test('registrants have the counts of both editions', { skip }, async () => {
  const figures = [
    [OLD, 1681, 1680, 120, 5, 115, 73, 361, 11],
    [NEW, 1735, 1734, 126, 5, 122, 79, 367, 18],
  ] as const
  for (const [day, rows, numbers, open, before, same, noState, noZip, blankZip] of figures) {
    const records = await readRecords(`${day}/${REGISTRANTS}.csv`)
    assert.deepEqual([records.length, distinct(records, 0)], [rows, numbers], day)
    assert.ok(records.every(({ length }) => length === 10))
    assert.equal(
      count(records, ([, , end]) => end === ''),
      open,
    )
    assert.equal(
      count(records, ([, from, end]) => end !== '' && dayOf(end) < dayOf(from)),
      before,
    )
    assert.equal(
      count(records, ([, from, end]) => end === from),
      same,
    )
    assert.equal(
      count(records, (cells) => cells[8] === ''),
      noState,
    )
    assert.equal(
      count(records, (cells) => cells[9] === ''),
      noZip,
    )
    assert.equal(
      count(records, (cells) => cells[9]?.startsWith(' ') === true),
      blankZip,
    )
    assert.equal(new Set(records.filter(([number]) => number === '5769').map(([, , end]) => end)).size, 2)
  }
})

test('principals have the counts of both editions', { skip }, async () => {
  const figures = [
    [OLD, 4307, 9, 1677, 182, 181, 44, 222],
    [NEW, 4400, 0, 1732, 168, 182, 45, 222],
  ] as const
  for (const [day, rows, damaged, numbers, open, before, same, countries] of figures) {
    const records = await readRecords(`${day}/${PRINCIPALS}.csv`)
    const whole = records.filter(({ length }) => length === 12)
    assert.deepEqual([records.length, records.length - whole.length], [rows, damaged], day)
    assert.equal(distinct(whole, 4), numbers)
    assert.equal(
      count(whole, ([end]) => end === ''),
      open,
    )
    assert.equal(
      count(whole, ([end = '', , from]) => end !== '' && dayOf(end) < dayOf(from)),
      before,
    )
    const keys = Map.groupBy(whole, (cells) => `${cells[4]}\n${cells[1]}`)
    const doubles = [...keys.values()].reduce((sum, { length }) => sum + length - 1, 0)
    assert.equal(doubles, same)
    assert.equal(distinct(whole, 3), countries)
  }
})

test('a common reader of CSV reads 33 records of the newer edition otherwise', { skip }, async () => {
  const compare = async (file: string) => {
    const ours = await readRecords(file)
    const theirs = readByStandard(file)
    assert.equal(theirs.length, ours.length)
    const text = new TextDecoder('windows-1252')
    const isOther = (cells: readonly string[], place: number): boolean =>
      JSON.stringify(cells) !== JSON.stringify(ours[place]?.map((cell) => cell)) &&
      JSON.stringify(cells.map((cell) => text.decode(Buffer.from(cell, 'latin1')))) !==
        JSON.stringify(ours[place])
    return {
      others: theirs.filter(isOther).length,
      otherWidths: count(theirs, (cells) => cells.length !== ours[0]?.length),
    }
  }
  assert.deepEqual(await compare(`${NEW}/${PRINCIPALS}.csv`), { others: 31, otherWidths: 9 })
  assert.deepEqual(await compare(`${NEW}/${REGISTRANTS}.csv`), { others: 2, otherWidths: 0 })
})

test('quotes are doubled in two records of each newer file, and letters are Windows-1252', { skip }, () => {
  const texts = [REGISTRANTS, PRINCIPALS].map((file) =>
    Buffer.from(readReference(`${NEW}/${file}.csv`)).toString('latin1'),
  )
  // A doubled quote is neither an empty cell nor at a border of cells.
  const doubled = texts.map((text) =>
    count(text.split('"\r\n"'), (record) => record.split('","').some((cell) => cell.includes('""'))),
  )
  assert.deepEqual(doubled, [2, 2])
  const accented = texts.map((text) => count(text.split('\r\n'), (line) => /[\u0080-\u00FF]/.test(line)))
  assert.deepEqual(accented, [1, 5])
  assert.equal(texts[1]?.match(/[\u0080-\u009F]/g)?.length, 2)
})

test('the addresses of forty documents have the form that this data takes', { skip }, () => {
  const lines = Buffer.from(readReference(`${NEW}/document_urls_new_2025-04-10.csv`))
    .toString()
    .trim()
    .split('\n')
  const ADDRESS = /^https:\/\/efile\.fara\.gov\/docs\/\d+-[A-Za-z-]+-\d{8}-\w+\.pdf$/
  assert.equal(
    count(lines.slice(1), (line) => ADDRESS.test(line.trim())),
    40,
  )
})

let folder = ''
let release = ''

const listDocuments = () => {
  const documents = [OLD, NEW].flatMap((day) =>
    [REGISTRANTS, PRINCIPALS].map((file) => makeEdition(file, day, readReference(`${day}/${file}.csv`))),
  )
  const shortForms = makeEdition(
    'FARA_All_ShortForms',
    '2025-05-07',
    readReference('short_forms_first12_2025-05.csv'),
  )
  return [...documents, shortForms]
}

before(async () => {
  if (skip !== false) return
  folder = mkdtempSync(join(tmpdir(), 'rotunda-fara-'))
  const { summary } = await buildForeignAgents(folder, listDocuments())
  for (const { name, passed, detail } of summary.checks) assert.ok(passed, `${name}: ${detail}`)
  release = summary.id
})

after(() => {
  if (folder !== '') rmSync(folder, { recursive: true, force: true })
})

test('the release has every record of the newer edition, and its doubts', { skip }, () => {
  const registrants = readRows<ForeignAgentRegistrant>(folder, release, 'fara-registrants')
  const principals = readRows<ForeignPrincipal>(folder, release, 'fara-principals')
  assert.deepEqual([registrants.length, principals.length], [1735, 4400])
  assert.equal(readRows(folder, release, 'fara-short-forms').length, 12)
  assert.equal(readRows(folder, release, 'fara-countries').length, 222)
  assert.equal(
    count(registrants, ({ status }) => status === 'open'),
    126,
  )
  assert.equal(
    count(principals, ({ status }) => status === 'open'),
    168,
  )
  const flagged = (
    rows: readonly Pick<ForeignPrincipal, 'flags'>[],
    flag: ForeignPrincipal['flags'][number],
  ) => count(rows, ({ flags }) => flags.includes(flag))
  assert.equal(flagged(registrants, 'terminated_before_registered'), 5)
  assert.equal(flagged(registrants, 'terminated_on_registration'), 122)
  assert.equal(flagged(registrants, 'number_repeated'), 2)
  assert.equal(flagged(principals, 'terminated_before_registered'), 182)
  assert.equal(flagged(principals, 'no_registrant'), 0)
  // All records of a number have the name that the file of registrants has.
  assert.equal(flagged(principals, 'registrant_name_differs'), 0)
  const withPrincipal = new Set(principals.map((row) => row.registration_number))
  const numbers = new Set(registrants.map((row) => row.registration_number))
  assert.equal([...numbers].filter((number) => !withPrincipal.has(number)).length, 2)
})

test('the editions differ in as many whole records as the files show', { skip }, async () => {
  const [older = [], newer = []] = await Promise.all(
    [OLD, NEW].map((day) => readRecords(`${day}/${REGISTRANTS}.csv`)),
  )
  const group = (records: readonly (readonly string[])[]) =>
    new Map(
      [...Map.groupBy(records, ([number]) => number)].map(([number, all]) => [
        number,
        all.map(String).sort(),
      ]),
    )
  const [before, after] = [group(older), group(newer)]
  const changed = [...after].filter(([number, texts]) => {
    const had = before.get(number)
    return had !== undefined && String(had) !== String(texts)
  })
  assert.equal([...after.keys()].filter((number) => !before.has(number)).length, 54)
  assert.equal([...before.keys()].filter((number) => !after.has(number)).length, 0)
  assert.equal(changed.length, 59)
  const keys = await Promise.all(
    [OLD, NEW].map(async (day) => {
      const records = await readRecords(`${day}/${PRINCIPALS}.csv`)
      return records
        .filter(({ length }) => length === 12)
        .map((cells) => [cells[4], cells[1], cells[2]].join('\n'))
    }),
  )
  const [had, has] = [new Set(keys[0]), new Set(keys[1])]
  assert.equal(
    count(keys[1] ?? [], (key) => !had.has(key)),
    126,
  )
  assert.equal(
    count(keys[0] ?? [], (key) => !has.has(key)),
    24,
  )
})

test('the changes are those between both editions', { skip }, () => {
  const changes = readRows<ForeignAgentChange>(folder, release, 'fara-changes')
  const counts = Object.fromEntries(
    [...Map.groupBy(changes, ({ dataset, change }) => `${dataset} ${change}`)].map(([name, all]) => [
      name,
      all.length,
    ]),
  )
  assert.deepEqual(counts, COUNTS_OF_CHANGES)
  assert.ok(changes.every((row) => row.edition_on === NEW && row.previous_edition_on === OLD))
  const ended = changes.filter(
    ({ dataset, changed_fields }) =>
      dataset === 'fara-registrants' &&
      changed_fields.some(({ field, before }) => field === 'terminated_on_as_published' && before === ''),
  )
  assert.equal(ended.length, 38)
  assert.equal(readCsv(folder, release, 'vanished').length, 25)
  const requoted = changes.filter(({ flags }) => flags.includes('only_quotes_differ'))
  assert.deepEqual(
    ['vanished', 'added'].map((change) => count(requoted, (row) => row.change === change)),
    [17, 17],
  )
})

const COUNTS_OF_CHANGES = {
  'fara-registrants added': 54,
  'fara-registrants changed': 58,
  'fara-principals added': 127,
  'fara-principals vanished': 25,
  'fara-principals changed': 96,
}

test(
  'a change of blanks alone is none, and a change of streets has their names alone',
  { skip },
  async () => {
    const [older = [], newer = []] = await Promise.all(
      [OLD, NEW].map((day) => readRecords(`${day}/${REGISTRANTS}.csv`)),
    )
    const byNumber = (records: readonly (readonly string[])[]) =>
      Map.groupBy(
        records.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ').trim())),
        ([number = '']) => number,
      )
    const [before, after] = [byNumber(older), byNumber(newer)]
    const changed = [...after].filter(([number, all]) => {
      const had = before.get(number)
      return had !== undefined && String(had.toSorted()) !== String(all.toSorted())
    })
    assert.equal(changed.length, COUNTS_OF_CHANGES['fara-registrants changed'])
    const rows = readRows<ForeignAgentChange>(folder, release, 'fara-changes').filter(
      ({ dataset, change }) => dataset === 'fara-registrants' && change === 'changed',
    )
    assert.deepEqual(
      new Set(rows.map((row) => row.registration_number)),
      new Set(changed.map(([number]) => number)),
    )
    const WITHHELD = ['address_1', 'address_2', 'zip']
    const fields = rows.flatMap((row) => row.changed_fields)
    assert.ok(fields.every(({ field, before: was }) => WITHHELD.includes(field) === (was === null)))
    const hidden = rows.filter((row) => row.changed_fields.every(({ field }) => WITHHELD.includes(field)))
    assert.equal(hidden.length, 7)
  },
)

test('a principal whose country was corrected is another record', { skip }, async () => {
  const [older = [], newer = []] = await Promise.all(
    [OLD, NEW].map((day) => readRecords(`${day}/${PRINCIPALS}.csv`)),
  )
  const keysOf = (records: readonly (readonly string[])[], columns: readonly number[]) =>
    new Set(
      records
        .filter(({ length }) => length === 12)
        .map((cells) => columns.map((one) => cells[one]).join('\n')),
    )
  const differ = (columns: readonly number[]) => {
    const [had, has] = [keysOf(older, columns), keysOf(newer, columns)]
    return [[...has].filter((key) => !had.has(key)).length, [...had].filter((key) => !has.has(key)).length]
  }
  assert.deepEqual(differ([4, 1, 2]), [126, 24])
  assert.deepEqual(differ([4, 1, 2, 3]), [127, 25])
})

test(
  'the release is the same bytes when it is built again, from documents in another order',
  { skip },
  async (t) => {
    const again = makeFolder(t)
    const { summary } = await buildForeignAgents(again, listDocuments().toReversed())
    assert.equal(summary.id, release)
    const digest = (directory: string): string => hash('sha256', [...readTree(directory)].flat().join('\0'))
    assert.equal(digest(join(again, release)), digest(join(folder, release)))
  },
)
