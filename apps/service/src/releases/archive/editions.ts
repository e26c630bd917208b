import { join } from 'node:path'
import { Type } from 'typebox'
import { Parse } from 'typebox/value'
import { Refusal } from '../../platform/index.ts'
import type { Source } from '../../publishers/index.ts'
import { listFiles, readIfThere, type DurableFiles } from './durable-files.ts'
import { formatEdition, parseEdition, type Edition } from './edition.ts'

/** What the archive says of its documents: `documents/<address>-<number>.json` for each edition, never changed. */
export type Editions = {
  /** Ids, sorted: those of one address follow each other in the order in which they were added. */
  list(): Promise<string[]>
  /** Throws the refusal `unavailable` for an entry that cannot be read. */
  read(id: string): Promise<Edition>
  /** False when another process took the id first. */
  create(edition: Edition): Promise<boolean>
  /** Remembers that the documents were asked for and were still the same. An earlier time changes nothing. */
  noteChecked(edition: Edition, at: string): Promise<Edition>
}

const ENTRY = /^[0-9a-f]{16}-\d{4,}\.json$/

/** The id behind those of the editions of this address. */
export const nextId = (address: string, editions: readonly Edition[]): string => {
  const numbers = editions.map(([{ edition }]) => Number(edition.slice(address.length + 1)))
  return `${address}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`
}

export const makeEditions = (directory: string, files: DurableFiles): Editions => {
  const entryPath = (id: string) => join(directory, 'documents', `${id}.json`)
  const checkPath = (id: string) => join(directory, 'checks', `${id}.json`)
  const findChecked = async (id: string): Promise<string | undefined> => {
    const text = await readIfThere(checkPath(id))
    return text && parseChecked(text.toString())
  }
  const readEntry = async (id: string): Promise<Edition> => {
    const text = await readIfThere(entryPath(id))
    if (text === undefined) throw new Error('there is no such file')
    const checkedAt = await findChecked(id)
    return withChecked(parseEdition(text.toString(), id), checkedAt)
  }
  return {
    list: async () =>
      (await listFiles(join(directory, 'documents')))
        .filter((name) => ENTRY.test(name))
        .map((name) => name.slice(0, -'.json'.length)),
    read: (id) => readEntry(id).catch((cause: unknown) => refuseUnreadable(id, cause)),
    create: (edition) => files.create(entryPath(edition[0].edition), formatEdition(edition)),
    noteChecked: async (edition, at) => {
      const id = edition[0].edition
      const before = await findChecked(id)
      if (before === undefined || before < at)
        await files.replace(checkPath(id), JSON.stringify({ checked_at: at }))
      return withChecked(edition, at)
    },
  }
}

const Checked = Type.Object({ checked_at: Type.String() })

const parseChecked = (json: string): string => Parse(Checked, JSON.parse(json)).checked_at

const withChecked = ([first, ...others]: Edition, checkedAt = ''): Edition => {
  const check = (source: Source): Source =>
    checkedAt > source.checked_at ? { ...source, checked_at: checkedAt } : source
  return [check(first), ...others.map(check)]
}

const refuseUnreadable = (id: string, cause: unknown): never => {
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new Refusal(
    'unavailable',
    `documents/${id}.json of the archive cannot be read (${reason}). Put it back from a copy of the archive.`,
    { cause },
  )
}
