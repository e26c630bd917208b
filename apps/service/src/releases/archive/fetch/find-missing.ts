import { DocumentRefused, type ListedItem, type Source } from '../../../publishers/index.ts'
import type { ListFetching } from './list-fetching.ts'
import { ARCHIVE_LIMITS } from '../../limits.ts'

/** An entry that can be asked for. */
export type NamedEntry = ListedItem & { readonly address: string }

const ASKED_AGAIN_MILLISECONDS = ARCHIVE_LIMITS.itemAgainHours.value * 3_600_000

/** Lists the entries whose current items the archive lacks, each address once. */
export const findMissing = async (
  fetching: ListFetching,
  entries: Iterable<ListedItem>,
): Promise<NamedEntry[]> => {
  const { archive, entry } = fetching
  const newest = new Map<string, Source>()
  // By the time at which they were retrieved, so that the last one counts.
  for (const source of await archive.list())
    if (source.publisher === entry.publisher) newest.set(source.url, source)
  const missing: NamedEntry[] = []
  for (const listed of new Map([...entries].map((one) => [one.address, one])).values())
    if (isNamed(listed) && !(await hasItem(fetching, listed, newest.get(listed.address))))
      missing.push(listed)
  return missing
}

const isNamed = (listed: ListedItem): listed is NamedEntry => listed.address !== null

const hasItem = async (
  { archive, clock, items }: ListFetching,
  { address, changedAt }: NamedEntry,
  source: Source | undefined,
): Promise<boolean> => {
  if (source === undefined || !(await archive.holds([source]))) return false
  const bytes = Buffer.concat(await Array.fromAsync(archive.open(source.sha256)))
  const stated = readStated(() => items.readItem(bytes, address).changedAt)
  if (changedAt !== null && stated !== null && stated >= changedAt) return true
  const checkedAt = Date.parse(source.checked_at)
  const isLater = changedAt === null || checkedAt > Date.parse(changedAt)
  return isLater && clock().getTime() - checkedAt < ASKED_AGAIN_MILLISECONDS
}

const readStated = (read: () => string | null): string | null => {
  try {
    return read()
  } catch (cause) {
    if (cause instanceof DocumentRefused) return null
    throw cause
  }
}
