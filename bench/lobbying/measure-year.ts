import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resourceUsage } from 'node:process'
import { LOBBYING_FILINGS } from '../../apps/service/src/collections/lobbying-filings/index.ts'
import { openArchive, type NewDocument } from '../../apps/service/src/releases/archive/index.ts'
import { buildRelease } from '../../apps/service/src/releases/build/index.ts'
import { makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { listYearOfFilings, type SampleAnswer } from '../../test/sample/index.ts'

const DAY = '2026-06-15T12:00:00.000Z'

/**
 * `archive FOLDER FILINGS` archives the pages of an invented year, and `build FOLDER` builds the release of the archive.
 * Each is a process of its own, so the memory of the build is without the invented pages.
 */
const main = async ([step, folder = '', filings = '']: readonly string[]): Promise<void> => {
  const report = step === 'archive' ? await archiveYear(folder, Number(filings)) : await buildYear(folder)
  const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage()
  const used = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024 }
  process.stdout.write(`${JSON.stringify({ ...report, ...used })}\n`)
}

const open = (folder: string) => openArchive(folder, LOBBYING_FILINGS.documents.facts)

const archiveYear = async (folder: string, filings: number) => {
  const [first, ...others] = listYearOfFilings({ seed: 1, year: 2025, filings }).map(asDocument)
  if (first === undefined) throw new Error('a year without a page')
  const bytes = others.reduce((sum, page) => sum + page.bytes.length, first.bytes.length)
  const start = performance.now()
  await open(folder).add([first, ...others])
  return { seconds: secondsSince(start), pages: others.length + 1, bytes }
}

const buildYear = async (folder: string) => {
  const archive = open(folder)
  const releases = mkdtempSync(join(tmpdir(), 'rotunda-lobbying-'))
  const start = performance.now()
  try {
    const { summary } = await buildRelease({
      ...makeNeeds(releases, []),
      collection: LOBBYING_FILINGS,
      sources: await archive.list(),
      openSource: (sha256) => archive.open(sha256),
    })
    const rows = summary.datasets.reduce((sum, dataset) => sum + dataset.rows, 0)
    const failed = summary.checks.filter(({ passed }) => !passed).map(({ name }) => name)
    return { seconds: secondsSince(start), rows, failed }
  } finally {
    rmSync(releases, { recursive: true, force: true })
  }
}

const secondsSince = (start: number): number => (performance.now() - start) / 1000

const asDocument = ({ url, text }: SampleAnswer): NewDocument => ({
  facts: {
    publisher: 'lda',
    url,
    final_url: url,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at: DAY,
    published_at: null,
    sample: true,
  },
  bytes: new TextEncoder().encode(text),
})

await main(process.argv.slice(2))
