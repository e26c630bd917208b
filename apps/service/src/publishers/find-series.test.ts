import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../platform/testing.ts'
import { assistanceListings } from './assistance-listings/assistance-listings.ts'
import { guidance, GUIDANCE_FIELDS } from './guidance/guidance.ts'
import { DocumentRefused } from './publisher.ts'
import type { AppropriationsPublisher, AppropriationsSource } from './appropriations/drafts.ts'
import { GRID_FIELDS } from './senate-appropriations/grid-years.ts'
import { senateAppropriations } from './senate-appropriations/senate-appropriations.ts'
import { openBytes } from './streams/document-bytes.ts'
import { GRID_2026 } from './senate-appropriations/testing.ts'
import { aSource } from './testing.ts'

const refusalOf = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => undefined,
    (cause: unknown) => {
      if (cause instanceof DocumentRefused) return cause.message
      throw cause
    },
  )

const readAll = async (
  publisher: AppropriationsPublisher,
  needs: Parameters<AppropriationsPublisher['read']>[0],
): Promise<void> => {
  for await (const row of publisher.read(needs)) assert.ok(row.place)
}

/** Most of it right, so that some documents are taken and others are wrong in one place. */
const anyReply = fc
  .oneof(
    fc.record({
      DATA: fc.array(
        fc.oneof(
          { weight: 9, arbitrary: fc.constant(Object.fromEntries(GRID_FIELDS.map((field) => [field, 'x']))) },
          fc.dictionary(fc.constantFrom(...GRID_FIELDS, 'party'), fc.string()),
          fc.array(fc.string()),
          fc.constant(null),
        ),
      ),
    }),
    fc.record({
      COLUMNS: fc.shuffledSubarray([...GRID_FIELDS], { minLength: GRID_FIELDS.length - 1 }),
      DATA: fc.array(fc.oneof(fc.array(fc.string()), fc.constant('no row'))),
    }),
    fc.dictionary(fc.constantFrom('DATA', 'COLUMNS', 'RECORDSTOTAL', 'ERROR'), fc.jsonValue({ maxDepth: 2 })),
  )
  .map((reply) => JSON.stringify(reply))

const anyList = (fields: readonly string[]) =>
  fc
    .tuple(
      fc.oneof(fc.constant([...fields]), fc.shuffledSubarray([...fields, 'colour'])),
      fc.array(fc.array(fc.constantFrom('', 'house', '2026', '12.345', '"', 'true'), { maxLength: 20 })),
    )
    .map(([header, rows]) => [header, ...rows].map((cells) => cells.join(',')).join('\n'))

const LISTINGS = [
  'assistance_listing',
  'title',
  'agency',
  'sub_agency',
  'applicant_types',
  'cpf_cds_dedicated',
]

const DOCUMENTS: readonly (readonly [
  AppropriationsPublisher,
  fc.Arbitrary<string>,
  Partial<AppropriationsSource>?,
])[] = [
  [senateAppropriations, anyReply, GRID_2026],
  [guidance, anyList(GUIDANCE_FIELDS)],
  [assistanceListings, anyList(LISTINGS)],
]

for (const [publisher, documents, facts] of DOCUMENTS)
  test(`the series of any document of ${publisher.name} is refused where its rows would be, in the same words`, () =>
    fc.assert(
      fc.asyncProperty(documents, async (text) => {
        const bytes = new TextEncoder().encode(text)
        const needs = {
          open: openBytes(bytes),
          source: aSource(bytes, { publisher: publisher.name, ...facts }),
        }
        const refusal = await refusalOf(publisher.findSeries(needs))
        assert.equal(refusal, await refusalOf(readAll(publisher, needs)))
      }),
      runs(100),
    ))
