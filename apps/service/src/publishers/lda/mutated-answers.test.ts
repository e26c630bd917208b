import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import fc from 'fast-check'
import { runs } from '../../platform/testing.ts'
import { listContributions, listYearOfFilings, type SampleAnswer } from '../../../../../test/sample/index.ts'
import { DocumentRefused, type ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import { lda } from './lda.ts'
import { listPlaces, MUTATIONS, type Json } from './testing.ts'

const REFERENCE = join(import.meta.dirname, '../../../../../../shared/reference/lobbying')
const FILES = {
  'filings/?registrant_id=401104726&registrant_country=US': 'lda_filings_page_first12',
  'contributions/b523a31f-91d3-497f-95dd-e28bd7eb541f/':
    'lda_contribution_reports_retrieve_contribution_report',
  'clients/202513/': 'lda_clients_retrieve_client',
  'lobbyists/?registrant_name=Miller+%26+Chevalier+Chartered': 'lda_lobbyists_page_first8',
}
/** Real answers, where they are. */
const REAL: readonly SampleAnswer[] = existsSync(REFERENCE)
  ? Object.entries(FILES).map(([path, file]) => ({
      url: `https://lda.gov/api/v1/${path}`,
      text: readFileSync(join(REFERENCE, `${file}.json`), 'utf8'),
    }))
  : []
const NEEDS = { seed: 3, year: 2025, filings: 60 }
const CONVICTION = { lobbyist: { id: 7 }, date: '2011-03-04', description: 'An invented conviction.' }
/** The first page with a foreign entity, and with an affiliated organisation; each with a conviction. */
const FILINGS = ['foreign_entities', 'affiliated_organizations'].flatMap((part) =>
  listYearOfFilings({ ...NEEDS, filings: 400 })
    .filter(({ text }) => text.includes(`"${part}":[{`))
    .slice(0, 1)
    .map(({ url, text }) => ({
      url,
      text: text.replace(
        '"conviction_disclosures":[]',
        `"conviction_disclosures":[${JSON.stringify(CONVICTION)}]`,
      ),
    })),
)
const ANSWERS = [...FILINGS, ...listContributions(NEEDS), ...REAL]

/** Every row, or the reason of a stop. */
const read = async ({ url, text }: SampleAnswer): Promise<readonly ReadRow[] | string> => {
  const bytes = Buffer.from(text)
  const needs = { open: openBytes(bytes), source: aSource(bytes, { publisher: 'guidance', url }) }
  try {
    await lda.findSeries(needs)
    return await Array.fromAsync(lda.read(needs))
  } catch (cause) {
    if (cause instanceof DocumentRefused) return cause.message
    throw cause
  }
}

/** Content of a row, regardless of its place on the page. A row is no longer a copy once the other one changed. */
const tellRow = (row: ReadRow): string =>
  JSON.stringify(row.kind === 'row' ? [row.table, row.draft] : row.kind).replace(/"row_repeated",?/, '')

const listDrafts = (rows: readonly ReadRow[]): object[] =>
  rows.flatMap((row) => (row.kind === 'row' ? [row.draft] : []))

for (const [name, { finds, change, hold }] of Object.entries(MUTATIONS))
  test(`${name}: an answer is stopped, or its other records are the same and nothing is silently wrong`, async () => {
    const seen = { stopped: 0, refused: 0, same: 0, right: 0 }
    for (const answer of ANSWERS) {
      const whole = await read(answer)
      assert.ok(typeof whole !== 'string', answer.url)
      assert.ok(whole.every(({ kind }) => kind === 'row'))
      const known = new Set(whole.map(tellRow))
      // The answers are JSON that this test knows.
      const parse = () => JSON.parse(answer.text) as Json
      const places = listPlaces(parse()).flatMap((place, index) =>
        finds(place, answer.url) ? [{ index, name: place.path.replaceAll(/\d+/g, 'n') }] : [],
      )
      // Each key is as likely as the others, however many records have it.
      const byKey = [...Map.groupBy(places, ({ name: key }) => key).values()]
      if (places.length === 0) continue
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...byKey), fc.nat(), async (found, pick) => {
          const content = parse()
          const place = listPlaces(content)[found[pick % found.length]?.index ?? -1] ?? assert.fail()
          change(place, pick)
          const rows = await read({ ...answer, text: JSON.stringify(content) })
          if (typeof rows === 'string') return void (seen.stopped += 1)
          const drafts = rows.filter((row) => row.kind === 'row' && !known.has(tellRow(row)))
          hold(listDrafts(drafts), place, listDrafts(whole))
          const refused = rows.length - listDrafts(rows).length
          assert.ok(refused <= 1, `${refused} refusals`)
          // A record that is neither published nor refused would be lost.
          if (refused === 0) assert.equal(rows.length, whole.length, place.path)
          seen[refused === 1 ? 'refused' : drafts.length === 0 ? 'same' : 'right'] += 1
        }),
        { ...runs(40), seed: 29 },
      )
    }
    assert.ok(seen.stopped + seen.refused + seen.same + seen.right >= 40, JSON.stringify(seen))
  })

test('a key twice in one object stops the answer, whatever its second value is', async () => {
  for (const answer of ANSWERS) {
    // The answers are JSON that this test knows.
    const parse = () => JSON.parse(answer.text) as Json
    const keyed = listPlaces(parse()).flatMap(({ holder }, index) => (Array.isArray(holder) ? [] : [index]))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...keyed),
        fc.constantFrom<Json>(null, '10.00', 7),
        async (at, second) => {
          const content = parse()
          const { holder, key } = listPlaces(content)[at] ?? assert.fail()
          Object.assign(holder, { [AGAIN]: second })
          const text = JSON.stringify(content).replace(JSON.stringify(AGAIN), JSON.stringify(key))
          const outcome = await read({ ...answer, text })
          assert.ok(typeof outcome === 'string', answer.url)
          assert.match(outcome, new RegExp(`the key “${key}” twice`))
        },
      ),
      { ...runs(40), seed: 29 },
    )
  }
})
const AGAIN = 'the same key again'

const nameNext = (text: string, path: string): string =>
  text.replace(
    /"next": ?(?:null|"[^"]*")/,
    `"next":"${path === '' ? '?page=2' : `https://lda.senate.gov/api/v1/${path}`}"`,
  )

const WHOLE_PAGES: Readonly<Record<string, (text: string, at: number) => string>> = {
  'cut off': (text, at) => text.slice(0, Math.floor(at * text.length)),
  'page of HTML': (text) => `<!doctype html><title>Maintenance</title>${text}`,
  'count below its records': (text) => text.replace(/"count": ?\d+/, '"count":1'),
  'count as a text': (text) => text.replace(/"count": ?(\d+)/, '"count":"$1"'),
  'list as an object': (text) => text.replace(/"results": ?\[/, '"results":{"0":[').replace(/\]\}?$/, ']}}'),
  'next page of another year': (text) => nameNext(text, 'filings/?filing_year=1999&page=2'),
  'next page of another list': (text) => nameNext(text, 'registrants/?page=2'),
  'next page without a host': (text) => nameNext(text, ''),
  'no record of those that it counts': (text) => text.replace(/"results": ?\[[\s\S]*\]/, '"results":[]'),
  error: () => '{"detail":"Request was throttled. Expected available in 9 seconds."}',
  'another list': () => '[{"value":"AGR","name":"Agriculture"}]',
}

for (const [name, mutate] of Object.entries(WHOLE_PAGES))
  test(`a page that is wrong as a whole is stopped: ${name}`, async () => {
    for (const answer of ANSWERS.filter(({ text }) => /"results"/.test(text)))
      for (const at of [0, 0.01, 0.5, 0.99]) {
        const outcome = await read({ ...answer, text: mutate(answer.text, at) })
        assert.equal(typeof outcome, 'string', answer.url)
      }
  })

test('an answer from another path than the requested one is stopped, even if it is a page of the list', async () => {
  const [{ url, text } = assert.fail()] = ANSWERS
  const bytes = Buffer.from(text)
  const findSeries = (final_url: string) =>
    lda.findSeries({
      open: openBytes(bytes),
      source: aSource(bytes, { publisher: 'guidance', url, final_url }),
    })
  await findSeries(url)
  await assert.rejects(findSeries('https://lda.gov/'), /redirected the request to https:\/\/lda\.gov\//)
})
