import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resourceUsage } from 'node:process'
import { FOREIGN_AGENTS } from '../../apps/service/src/collections/foreign-agents/index.ts'
import { openBytes, type Source } from '../../apps/service/src/publishers/index.ts'
import { buildRelease } from '../../apps/service/src/releases/build/index.ts'
import { makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { makeFaraFiles, type FaraSample } from '../../test/sample/index.ts'

const WHOLE = { registrants: 7_000, principals: 17_000, shortForms: 45_000, documents: 150_000 }

/** Builds a release of invented files of full size in a process of its own, and prints what that took. */
const main = async (): Promise<void> => {
  const documents = [...makeFaraFiles(1, WHOLE, 1)].map((file) => ({ source: makeSource(file), file }))
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-fara-'))
  const start = performance.now()
  const { summary } = await buildRelease({
    ...makeNeeds(folder, []),
    collection: FOREIGN_AGENTS,
    sources: documents.map(({ source }) => source),
    openSource: (sha256) => {
      const found = documents.find(({ source }) => source.sha256 === sha256)
      if (found === undefined) throw new Error(`there is no document ${sha256}`)
      return openBytes(found.file.bytes)()
    },
  })
  const seconds = (performance.now() - start) / 1000
  const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage()
  rmSync(folder, { recursive: true, force: true })
  const failed = summary.checks.filter(({ passed }) => !passed).map(({ name }) => name)
  const rows = summary.datasets.reduce((sum, dataset) => sum + dataset.rows, 0)
  const bytes = documents.reduce((sum, { file }) => sum + file.bytes.length, 0)
  const [cpuSeconds, peakMegabytes] = [(userCPUTime + systemCPUTime) / 1e6, maxRSS / 1024]
  process.stdout.write(`${JSON.stringify({ seconds, cpuSeconds, rows, bytes, peakMegabytes, failed })}\n`)
}

const makeSource = ({ file, day, bytes }: FaraSample): Source => {
  const retrieved_at = `${day}T12:00:00.000Z`
  return {
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    publisher: 'fara',
    url: `https://fara.example/bulk/${file}`,
    final_url: null,
    status: 200,
    media_type: 'text/csv',
    etag: null,
    last_modified: null,
    retrieved_at,
    published_at: day,
    checked_at: retrieved_at,
    edition: file,
    part: 1,
    supersedes: null,
    sample: true,
  }
}

await main()
