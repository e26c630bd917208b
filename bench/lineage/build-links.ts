import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resourceUsage } from 'node:process'
import { ENACTED_PROJECTS } from '../../apps/service/src/collections/enacted-projects/index.ts'
import type { LineageCounts } from '../../apps/service/src/collections/enacted-projects/lineage/index.ts'
import {
  makeLineageSample,
  type LineageSample,
} from '../../apps/service/src/collections/enacted-projects/lineage/testing.ts'
import { openBytes, type Source } from '../../apps/service/src/publishers/index.ts'
import {
  releaseManifest,
  writeReleaseRecords,
  type LineageRecordDraft,
} from '../../apps/service/src/publishers/lineage/index.ts'
import { buildRelease } from '../../apps/service/src/releases/build/index.ts'
import { makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { makeEnactedSample } from '../../test/sample/index.ts'

/** Years of the tables of the sample whose rows are published. */
const YEARS = [2023, 2024, 2026]
/** Records of a sample for each request of these years, rounded up. */
const PER_REQUEST = 1.8

type Document = { readonly source: Source; readonly bytes: Uint8Array }
type Facts = Pick<Source, 'publisher' | 'url' | 'media_type'> & Readonly<Record<string, unknown>>

/**
 * Builds a release of so many requests and enacted projects in a process of its own, and prints what that took. The
 * projects come from the first requests of each year, so most requests have none.
 */
const main = async ([requests = '', projects = '']: readonly string[]): Promise<void> => {
  const needs = { seed: 1, records: Math.ceil(Number(requests) * PER_REQUEST) }
  const enacted = makeEnactedSample({ ...needs, mostOfYear: Math.ceil(Number(projects) / YEARS.length) })
  const documents = [
    ...enacted.documents.map(({ facts, bytes }) => makeDocument(facts, bytes)),
    makeRecords(makeLineageSample({ ...needs, years: YEARS }), Number(requests), readIds(enacted.documents)),
  ]
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-lineage-'))
  const start = performance.now()
  try {
    const { summary, counts } = await buildRelease({
      ...makeNeeds(folder, []),
      collection: ENACTED_PROJECTS,
      sources: documents.map(({ source }) => source),
      openSource: (sha256) => {
        const found = documents.find(({ source }) => source.sha256 === sha256)
        if (found === undefined) throw new Error(`there is no document ${sha256}`)
        return openBytes(found.bytes)()
      },
    })
    const seconds = (performance.now() - start) / 1000
    // The build of enacted projects makes these counts.
    const { records, projects: rows, compared, links } = counts['lineage'] as LineageCounts
    const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage()
    const used = { cpuSeconds: (userCPUTime + systemCPUTime) / 1e6, peakMegabytes: maxRSS / 1024 }
    const failed = summary.checks.filter(({ passed }) => !passed).map(({ name }) => name)
    process.stdout.write(
      `${JSON.stringify({ seconds, ...used, records, projects: rows, compared, links, failed })}\n`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type EnactedDocuments = ReturnType<typeof makeEnactedSample>['documents']

/** Bioguide ids by name, from the lists of members in the sample. */
const readIds = (documents: EnactedDocuments): ReadonlyMap<string, string> =>
  new Map(
    documents
      .filter(({ facts }) => facts.publisher === 'congress-legislators')
      .flatMap(({ bytes }) => {
        // The sample wrote the list.
        const list = JSON.parse(Buffer.from(bytes).toString('utf8')) as readonly {
          readonly id: { readonly bioguide: string }
          readonly name: { readonly first: string; readonly last: string }
        }[]
        return list.map(({ id, name }) => [`${name.first} ${name.last}`, id.bioguide] as const)
      }),
  )

const makeRecords = (sample: LineageSample, requests: number, ids: ReadonlyMap<string, string>): Document => {
  const step = sample.records.length / requests
  const records = Array.from({ length: requests }, (_, index) => {
    const record = sample.records[Math.floor(index * step)]
    if (record === undefined) throw new Error('the sample has too few requests')
    const requestors = record.requestors.map((one) => ({ ...one, bioguide: ids.get(one.name) ?? null }))
    // The sample has codes of the contract.
    return { ...record, requestors } as LineageRecordDraft
  })
  const manifest = 'An invented release.\n'
  const release = hash('sha256', manifest, 'hex')
  const bytes = writeReleaseRecords({ collection: 'appropriations', release, manifest }, records)
  const url = `https://rotunda.example/releases/${release}`
  return makeDocument({ publisher: releaseManifest.name, url, media_type: 'application/json' }, bytes)
}

const DAY = '2026-06-15T12:00:00.000Z'

const makeDocument = (facts: Facts, bytes: Uint8Array): Document => ({
  bytes,
  source: {
    final_url: null,
    status: null,
    etag: null,
    last_modified: null,
    retrieved_at: DAY,
    published_at: null,
    ...Object.fromEntries(Object.keys(ENACTED_PROJECTS.documents.facts).map((fact) => [fact, null])),
    ...facts,
    sha256: hash('sha256', bytes, 'hex'),
    bytes: bytes.length,
    checked_at: DAY,
    edition: `${facts.publisher} ${facts.url}`,
    part: 1,
    supersedes: null,
    sample: true,
  },
})

await main(process.argv.slice(2))
