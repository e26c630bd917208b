import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLedgerBytes } from '../corrections/index.ts'
import { OperatorFault, type Store } from '../platform/index.ts'
import type { Collection } from '../releases/index.ts'
import { listReleases } from '../releases/publish/index.ts'
import type { Places } from './places.ts'

/** File of a release with the ledger that it was built from. */
const ARCHIVED = 'data/corrections.ndjson'

/**
 * Throws an OperatorFault if a published release was built from lines of the ledger that the database lacks: it was
 * lost, or is an old copy, and the next release would be without their corrections.
 */
export const refuseLostLines = async (
  store: Pick<Store, 'db'>,
  { name }: Pick<Collection, 'name'>,
  { releases, corrections }: Pick<Places, 'releases' | 'corrections'>,
): Promise<void> => {
  const had = await readLedgerBytes(store, name)
  const lost = findLost(releases, had)
  if (lost === undefined) return
  const { release, path, lines } = lost
  const isOlder = lines.subarray(0, had.length).equals(had)
  const way = isOlder ? sayImport(name, path, corrections) : 'Restore the database from a copy.'
  throw new OperatorFault(
    'invalid_query',
    `The published release ${release} was built from ${countLines(lines)} lines of the ledger of ${name}, and the database ` +
      `has ${isOlder ? `only the first ${countLines(had)}` : 'other lines'}: it was lost, or is an old copy. ${way}`,
  )
}

/** Whether a published release was built from lines that are not in these bytes of the ledger. */
export const lacksPublishedLines = ({ releases }: Pick<Places, 'releases'>, ledger: Uint8Array): boolean =>
  findLost(releases, Buffer.from(ledger)) !== undefined

const findLost = (directory: string, had: Buffer): (ArchivedLedger & { lines: Buffer }) | undefined => {
  for (const archived of listArchived(directory)) {
    const lines = readFileSync(archived.path)
    if (!had.subarray(0, lines.length).equals(lines)) return { ...archived, lines }
  }
  return undefined
}

const sayImport = (name: string, from: string, to: string): string =>
  `Restore the newest copy of the database, or copy ${from} to ${to} and run: npm run rotunda -- corrections import --collection ${name}`

type ArchivedLedger = { readonly release: string; readonly path: string }

/** Lists the different ledgers of published releases, the longest first. */
const listArchived = (directory: string): ArchivedLedger[] => {
  const files = listReleases(directory).flatMap(
    ({ summary: { id: release, files }, published_at: published }) =>
      files
        .filter(({ path }) => published !== null && path === ARCHIVED)
        .map(({ sha256, bytes }) => ({ release, sha256, bytes, path: join(directory, release, ARCHIVED) })),
  )
  const different = new Map(files.map((file) => [file.sha256, file]))
  return [...different.values()].toSorted((one, other) => other.bytes - one.bytes)
}

const countLines = (ledger: Buffer): number =>
  ledger
    .toString('latin1')
    .split('\n')
    .filter((line) => line.trim() !== '').length
