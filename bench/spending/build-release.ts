import { hash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resourceUsage } from 'node:process'
import { AWARD_SPENDING } from '../../apps/service/src/collections/award-spending/index.ts'
import { ENACTED_PROJECTS } from '../../apps/service/src/collections/enacted-projects/index.ts'
import { enactedRelease } from '../../apps/service/src/publishers/award-spending/index.ts'
import { openBytes, type Source } from '../../apps/service/src/publishers/index.ts'
import { buildRelease, type BuiltRelease } from '../../apps/service/src/releases/build/index.ts'
import type { Collection } from '../../apps/service/src/releases/index.ts'
import { makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { listAwardReplies, makeEnactedSample } from '../../test/sample/index.ts'
import { ENACTED_PROJECT_LIST } from '../../apps/service/src/wiring/release-documents.ts'

type Facts = Omit<Source, 'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'>
type Document = { readonly facts: Facts; readonly bytes: Uint8Array }

/** Requests of the appropriations sample: some 20,000 of them become projects of years with awards. */
const SIZE = { seed: 1, records: 72_000, mostOfYear: Infinity, actions: 9 } as const

/** Builds a release of enacted projects, and then one of their awards, whose build alone is measured. Prints the result. */
const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'rotunda-spending-'))
  try {
    const projects = await listProjects(join(folder, 'enacted'))
    const documents = [projects, ...listAwardReplies(SIZE)]
    const start = performance.now()
    const { summary } = await build(AWARD_SPENDING, join(folder, 'spending'), documents)
    const seconds = (performance.now() - start) / 1000
    const { userCPUTime, systemCPUTime, maxRSS } = resourceUsage()
    process.stdout.write(
      `${JSON.stringify({
        seconds,
        cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
        peakMegabytes: maxRSS / 1024,
        documents: documents.length,
        rows: Object.fromEntries(summary.datasets.map(({ dataset, rows }) => [dataset, rows])),
        links: summary.checks.find(({ name }) => name === 'projects_linked')?.detail,
        failed: summary.checks.filter(({ passed }) => !passed).map(({ name }) => name),
      })}\n`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The list of projects as the command `spending archive` writes it. */
const listProjects = async (directory: string): Promise<Document> => {
  const { summary } = await build(ENACTED_PROJECTS, directory, makeEnactedSample(SIZE).documents)
  const folder = join(directory, summary.id)
  const manifest = readFileSync(join(folder, 'manifest-sha256.txt'), 'utf8')
  const { bytes } = ENACTED_PROJECT_LIST.write({ id: summary.id, folder, manifest })
  const facts = {
    publisher: enactedRelease.name,
    url: `https://rotunda.example/releases/${summary.id}`,
    final_url: null,
    status: null,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at: '2026-06-15T12:00:00.000Z',
    published_at: null,
    sample: true,
  }
  return { facts, bytes }
}

const build = (
  collection: Collection,
  directory: string,
  documents: readonly Document[],
): Promise<BuiltRelease> => {
  const bytesOf = new Map<string, Uint8Array>()
  const sources = documents.map(({ facts, bytes }): Source => {
    const sha256 = hash('sha256', bytes, 'hex')
    bytesOf.set(sha256, bytes)
    const more = { sha256, bytes: bytes.length, checked_at: facts.retrieved_at, edition: sha256 }
    return { ...facts, ...more, part: 1, supersedes: null }
  })
  const openSource = (sha256: string) => {
    const bytes = bytesOf.get(sha256)
    if (bytes === undefined) throw new Error(`there is no document ${sha256}`)
    return openBytes(bytes)()
  }
  return buildRelease({ ...makeNeeds(directory, []), collection, sources, openSource })
}

await main()
