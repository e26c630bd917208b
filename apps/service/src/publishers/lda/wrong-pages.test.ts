import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { listContributions, listYearOfFilings, type SampleAnswer } from '../../../../../test/sample/index.ts'
import { DocumentRefused, type ReadRow } from '../publisher.ts'
import { openBytes } from '../streams/document-bytes.ts'
import { aSource } from '../testing.ts'
import { lda } from './lda.ts'

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
