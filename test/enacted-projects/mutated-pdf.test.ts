import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../apps/service/src/platform/testing.ts'
import {
  jointStatements,
  jointStatementsPdf,
  type EnactedPublisher,
  type ProjectDraft,
} from '../../apps/service/src/publishers/enacted-projects/index.ts'
import {
  layStatement,
  LEADING,
  PDF_COLUMNS,
  type PdfEntry,
} from '../../apps/service/src/publishers/enacted-projects/testing.ts'
import { DocumentRefused, openBytes, type ReadRow } from '../../apps/service/src/publishers/index.ts'
import { makePdf, type PlacedText } from '../../apps/service/src/publishers/pdf/testing.ts'
import { makeCsv } from '../../apps/service/src/publishers/tables/testing.ts'
import { aSource } from '../../apps/service/src/publishers/testing.ts'

type Row = Extract<PdfEntry, { kind: 'row' }>
type Pages = readonly (readonly PlacedText[])[]

const row = fc
  .record({
    agency: fc.constantFrom('Environmental Protection Agency', 'Forest Service', 'National Park Service'),
    account: fc.constantFrom('STAG—Clean Water SRF', 'Capital Improvement', 'Historic Preservation Fund'),
    project: fc.constantFrom(
      'Sewer Renewal and Wastewater Treatment Plant',
      'Trail Repair',
      'Old Mill Roof, Walls and Restoration of the Wheel',
      'Well No. 4',
      // Longer than the lines of its column.
      'Wastewatertreatmentplantextension',
    ),
    recipient: fc.constantFrom('Town of Oak', 'Elm County', 'University of Fern at Elm and Oak', ''),
    state: fc.constantFrom('VT', 'OR', 'AZ', 'NM'),
    amount: fc.constantFrom('400,000', '$1,031,615', '1904659', '$3,750,000', '—'),
    house: fc.constantFrom('Samplewell', 'Exampleton (GA), Fictiman, Placewell'),
    senate: fc.constantFrom('', 'Stantonby', 'Placeholder (VT), Stantonby'),
  })
  .map((one): Row => ({
    kind: 'row',
    cells: [
      one.agency,
      one.account,
      one.project,
      one.recipient,
      one.state,
      one.amount,
      one.house,
      one.senate,
      one.senate === '' ? 'H' : 'H/S',
    ],
  }))

const table = fc.record({
  rows: fc.array(row, { minLength: 3, maxLength: 9 }),
  align: fc.constantFrom('top', 'middle', 'bottom'),
  hasTotal: fc.boolean(),
})

const dollarsOf = ({ cells }: Row): number => Number((cells[5] ?? '').replace(/\D/g, ''))

/** Something that a page or a program does to a table. */
type Mutation = (pages: Pages) => fc.Arbitrary<{ readonly what: string; readonly pages: Pages }>

const changeText = (pages: Pages, page: number, index: number, change: (one: PlacedText) => PlacedText[]) =>
  pages.map((texts, place) =>
    place === page ? texts.flatMap((one, at) => (at === index ? change(one) : [one])) : texts,
  )

const anyText = (pages: Pages) =>
  fc
    .nat(pages.length - 1)
    .chain((page) => fc.record({ page: fc.constant(page), index: fc.nat((pages[page]?.length ?? 1) - 1) }))

const moveText: Mutation = (pages) =>
  fc
    .record({
      at: anyText(pages),
      dx: fc.integer({ min: -20, max: 20 }),
      dy: fc.integer({ min: -8, max: 8 }),
    })
    .map(({ at: { page, index }, dx, dy }) => ({
      what: `text ${index} of page ${page + 1} moved by ${dx} and ${dy}`,
      pages: changeText(pages, page, index, (one) => [{ ...one, x: one.x + dx, y: one.y + dy }]),
    }))

/** Some programs print a text twice, a little apart, to make it bold. */
const doubleText: Mutation = (pages) =>
  fc
    .record({ at: anyText(pages), by: fc.integer({ min: 0, max: 2 }) })
    .map(({ at: { page, index }, by }) => ({
      what: `text ${index} of page ${page + 1} printed twice, ${by} apart`,
      pages: changeText(pages, page, index, (one) => [one, { ...one, x: one.x + by }]),
    }))

/** A text is replaced by one that no reader of the page sees. */
const hideText: Mutation = (pages) =>
  fc
    .record({
      at: anyText(pages),
      style: fc.constantFrom('3 Tr', '7 Tr', '1 g', '/F1 0.5 Tf', '/F1 0 Tf', '1 Tz', '5000 0 Td'),
    })
    .map(({ at: { page, index }, style }) => ({
      what: `text ${index} of page ${page + 1} hidden by ${style}`,
      pages: changeText(pages, page, index, (one) => [
        { ...one, style, text: /\d/.test(one.text) ? '999,999' : 'Hidden' },
      ]),
    }))

/** A text is replaced, and its place painted over or cut away. */
const coverText: Mutation = (pages) =>
  fc
    .record({ at: anyText(pages), kind: fc.constantFrom('painted over', 'cut away') })
    .map(({ at: { page, index }, kind }) => ({
      what: `text ${index} of page ${page + 1} ${kind}`,
      pages: changeText(pages, page, index, (one) => {
        const { x, y } = one
        const text = /\d/.test(one.text) ? '999,999' : 'Hidden'
        const cut = `ET 0 0 1 1 re W n BT /F1 6 Tf 1 0 0 1 ${x} ${612 - y} Tm`
        const paint = `ET 1 g ${x - 1} ${610 - y} 60 8 re f BT`
        return kind === 'cut away'
          ? [{ ...one, text, style: cut }]
          : [
              { ...one, text },
              { x: 0, y: 0, text: '', style: paint },
            ]
      }),
    }))

/** Lines below a place move, so that rows come nearer or part. */
const moveLines: Mutation = (pages) =>
  fc
    .record({
      page: fc.nat(pages.length - 1),
      from: fc.integer({ min: 55, max: 300 }),
      dy: fc.integer({ min: -14, max: 30 }),
    })
    .map(({ page, from, dy }) => ({
      what: `lines of page ${page + 1} below ${from} moved by ${dy}`,
      pages: pages.map((texts, place) =>
        place === page
          ? texts.map((one) => (one.y > from && one.y < 580 ? { ...one, y: one.y + dy } : one))
          : texts,
      ),
    }))

const moveColumn: Mutation = (pages) =>
  fc
    .record({
      page: fc.nat(pages.length - 1),
      column: fc.constantFrom(...PDF_COLUMNS.map(({ x }) => x)),
      dx: fc.integer({ min: -20, max: 20 }),
      withHeader: fc.boolean(),
    })
    .map(({ page, column, dx, withHeader }) => ({
      what: `column ${column} of page ${page + 1} moved by ${dx}, ${withHeader ? 'with' : 'without'} its header`,
      pages: pages.map((texts, place) =>
        place === page
          ? texts.map((one) =>
              one.x === column && (withHeader || one.y > 78) ? { ...one, x: one.x + dx } : one,
            )
          : texts,
      ),
    }))

const FIRST = 60 + 2 * LEADING + 5

/** The lines below a place are on the next page, under its header and above its rows. */
const breakPage: Mutation = (pages) =>
  fc
    .record({ page: fc.nat(pages.length - 1), from: fc.integer({ min: 80, max: 300 }) })
    .map(({ page, from }) => {
      const isBelow = ({ y }: PlacedText) => y > from && y < 580
      const [own = [], next = layStatement([])[0] ?? []] = pages.slice(page, page + 2)
      const moved = own.filter(isBelow).map((one) => ({ ...one, y: one.y - from + FIRST }))
      const room = moved.reduce((most, { y }) => Math.max(most, y), FIRST) + 2 * LEADING - FIRST
      const below = [
        ...moved,
        ...next.map((one) => (one.y > 78 && one.y < 580 ? { ...one, y: one.y + room } : one)),
      ].map((one) =>
        page === pages.length - 1 && one.y === 590 ? { ...one, text: String(page + 102) } : one,
      )
      return {
        what: `page ${page + 1} broken at ${from}`,
        pages: pages.toSpliced(
          page,
          2,
          own.filter((one) => !isBelow(one)),
          below,
        ),
      }
    })

const insertLine: Mutation = (pages) =>
  fc
    .record({
      page: fc.nat(pages.length - 1),
      from: fc.integer({ min: 78, max: 300 }),
      x: fc.constantFrom(24, 184, 280, 520),
      text: fc.constantFrom(
        'FOREST SERVICE',
        'Continued',
        'STATE AND TRIBAL ASSISTANCE GRANTS',
        '12',
        '500,000',
      ),
    })
    .map(({ page, from, x, text }) => ({
      what: `“${text}” at ${x} on page ${page + 1} below ${from}`,
      pages: pages.map((texts, place) =>
        place === page
          ? [
              ...texts.map((one) => (one.y > from && one.y < 580 ? { ...one, y: one.y + 4 * LEADING } : one)),
              { x, y: from + 2 * LEADING, text },
            ]
          : texts,
      ),
    }))

const changePages: Mutation = (pages) =>
  fc
    .record({ kind: fc.constantFrom('lost', 'twice', 'swapped', 'bare'), page: fc.nat(pages.length - 1) })
    .map(({ kind, page }) => {
      const [own = []] = pages.slice(page)
      const others = pages.toSpliced(page, 1)
      return {
        what: `page ${page + 1} ${kind}`,
        pages:
          kind === 'lost'
            ? others
            : kind === 'twice'
              ? pages.toSpliced(page, 0, own)
              : kind === 'swapped'
                ? [...others, own]
                : pages.with(
                    page,
                    own.filter(({ y }) => y > 78),
                  ),
      }
    })

const mutated = (pages: Pages) =>
  fc.oneof(
    ...[
      moveText,
      doubleText,
      hideText,
      coverText,
      moveLines,
      moveColumn,
      breakPage,
      insertLine,
      changePages,
    ].map((one) => one(pages)),
    fc.constant({ what: 'nothing', pages }),
  )

/** The rows as they are read; undefined where the document is stopped. */
const readRows = async (
  publisher: EnactedPublisher,
  content: string | Uint8Array,
): Promise<readonly ReadRow[] | undefined> => {
  const bytes = Buffer.from(content)
  const source = {
    ...aSource(bytes, { publisher: publisher.name }),
    fiscal_year: 2023,
    subcommittee: 'INT',
    act: null,
    rows: 'published',
  } as const
  try {
    return await Array.fromAsync(publisher.read({ source, open: openBytes(bytes) }))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return undefined
    throw cause
  }
}

const listDrafts = (rows: readonly ReadRow[]): ProjectDraft[] =>
  // Rows of these publishers are projects.
  rows.flatMap((one) => (one.kind === 'row' ? [one.draft as ProjectDraft] : []))

const OWN_FLAGS: ReadonlySet<string> = new Set(['identical_rows', 'read_from_pdf'])
const nameDraft = ({ flags, ...draft }: ProjectDraft): string =>
  JSON.stringify([draft, flags.filter((flag) => !OWN_FLAGS.has(flag))])

const writeCsv = (rows: readonly Row[]): string =>
  makeCsv([
    ['Agency', 'Account', 'Project', 'Recipient', 'Location (State)', 'Amount'].concat([
      'House Requestor(s)',
      'Senate Requestor(s)',
      'Origination',
    ]),
    ...rows.map(({ cells }) => cells),
  ])

const total = (rows: readonly Row[]): PdfEntry => ({
  kind: 'total',
  label: 'Total',
  amount: rows.reduce((sum, one) => sum + dollarsOf(one), 0).toLocaleString('en-US'),
})

test('a PDF whose layout is damaged is read as the CSV of its table, refused or stopped, and never silently wrong', async () => {
  const outcomes = { read: 0, stopped: 0, published: 0 }
  const anyMutation = table.chain(({ rows, align, hasTotal }) =>
    mutated(layStatement(hasTotal ? [...rows, total(rows)] : rows, { align })).map((one) => ({
      ...one,
      rows,
    })),
  )
  await fc.assert(
    fc.asyncProperty(anyMutation, async ({ what, pages, rows }) => {
      const left = Map.groupBy(
        listDrafts((await readRows(jointStatements, writeCsv(rows))) ?? []).map(nameDraft),
        (name) => name,
      )
      const read = pages.length === 0 ? undefined : await readRows(jointStatementsPdf, makePdf(pages))
      outcomes[read === undefined ? 'stopped' : 'read'] += 1
      for (const draft of listDrafts(read ?? [])) {
        outcomes.published += 1
        assert.notEqual(left.get(nameDraft(draft))?.pop(), undefined, `${what}: ${JSON.stringify(draft)}`)
      }
    }),
    runs(150),
  )
  // A reader that stopped at everything would keep the law as well.
  assert.ok(outcomes.read > outcomes.stopped / 2, JSON.stringify(outcomes))
  assert.ok(outcomes.published > outcomes.read, JSON.stringify(outcomes))
})
