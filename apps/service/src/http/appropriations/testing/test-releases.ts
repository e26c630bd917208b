import { EventEmitter, on } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FullRecord, FundingLine } from '@rotunda/contract'
import { APPROPRIATIONS } from '../../../collections/appropriations/declaration/index.ts'
import { makeContents, writeTestIndex } from '../../../collections/appropriations/testing.ts'
import { indexFolder } from '../../../releases/index-files/index.ts'
import { openCurrentRelease } from '../../../releases/open/index.ts'
import { type ReleaseSummary } from '../../../releases/index.ts'

/** Published releases in a folder of their own, with nothing in them but what is served. */
export const openTestReleases = (graceSeconds = 0, clock = () => new Date()) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-public-'))
  const closings = new EventEmitter()
  const closed = new Set<string>()
  let open = 0
  let mostOpen = 0
  const log = {
    info: (event: string, facts: { readonly release?: unknown } = {}) => {
      open += event === 'release.opened' ? 1 : -1
      mostOpen = Math.max(mostOpen, open)
      if (event !== 'release.closed') return
      closed.add(String(facts.release))
      closings.emit('closed')
    },
    warn: () => undefined,
    error: (_event: string, facts: { readonly err?: unknown } = {}) => {
      throw facts.err
    },
  }
  const current = openCurrentRelease({ directory, collection: APPROPRIATIONS, clock, log, graceSeconds })
  let followers = (): Promise<void> => Promise.resolve()
  const build = (records: readonly FullRecord[], lines: readonly FundingLine[] = []): Promise<string> =>
    writeRelease(directory, records, lines).then(({ id }) => id)
  const publishBuilt = async (id: string): Promise<void> => {
    publishWritten(directory, id)
    await followers()
    await current.refresh()
  }
  return {
    current,
    /** Others that take a release over first. */
    follow: (refresh: () => Promise<void>): void => {
      followers = refresh
    },
    directory,
    /** Makes a release of these rows, which nobody publishes; its id. */
    build,
    /** Makes this release the current one, for the first time or again. */
    publishBuilt,
    /** Makes a release of these rows the current one; its token. */
    publish: async (records: readonly FullRecord[], lines: readonly FundingLine[]): Promise<string> => {
      const id = await build(records, lines)
      await publishBuilt(id)
      return tokenOf(id)
    },
    /** The most releases that were open at once. */
    mostOpen: (): number => mostOpen,
    /** Waits until nobody reads a release that was replaced. */
    untilClosed: async (token: string): Promise<void> => {
      if (closed.has(idOf(token))) return
      for await (const _closing of on(closings, 'closed')) if (closed.has(idOf(token))) return
    },
    isClosed: (token: string): boolean => closed.has(idOf(token)),
    close: async () => {
      await current.close()
      rmSync(directory, { recursive: true })
    },
  }
}

/** Makes a release that was written the current one, for the first time or again. */
export const publishWritten = (directory: string, release: string): void => {
  const folder = join(directory, 'publications')
  mkdirSync(folder, { recursive: true })
  const last = readdirSync(folder).toSorted().at(-1) ?? ''
  const next = Number(last.slice(0, '00000001'.length)) + 1
  const published_at = new Date(Date.UTC(2026, 5, 15, 12, next - 1)).toISOString()
  const name = `${String(next).padStart(8, '0')}.json`
  writeFileSync(join(folder, name), JSON.stringify({ release, published_at }))
}

const tokenOf = (id: string): string => `snap-${id.slice(0, 20)}`
const idOf = (token: string): string => token.replace('snap-', '').padEnd(64, '0')

/** Writes a release of these rows without publishing it. */
export const writeRelease = async (
  directory: string,
  records: readonly FullRecord[],
  lines: readonly FundingLine[],
): Promise<ReleaseSummary> => {
  const contents = makeContents(records, lines)
  const { token, datasets } = contents
  const id = idOf(token)
  mkdirSync(join(directory, id), { recursive: true })
  await writeTestIndex(indexFolder(directory, id), contents)
  const summary: ReleaseSummary = {
    id,
    token,
    datasets,
    checks: [],
    files: ['data/senate-requests.csv', 'data/house-projects.csv', 'bagit.txt'].map((name) => ({
      path: name,
      media_type: 'text/csv',
      bytes: 17,
      sha256: '0'.repeat(64),
    })),
  }
  writeFileSync(join(directory, id, 'release.json'), JSON.stringify(summary))
  return summary
}
