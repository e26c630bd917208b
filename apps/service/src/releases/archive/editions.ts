import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { asError, Refusal } from '../../platform/index.ts'
import type { Source } from '../../publishers/index.ts'
import { listFiles, readIfThere, type DurableFiles } from './durable-files.ts'
import { StoredValidators, UtcInstant, type Edition, type EditionForm, type Validators } from './edition.ts'

/** Entries of the archive: `documents/<address>-<number>.json` for each edition. They never change. */
export type Editions = {
  /** Sorted ids. The ids of one address follow each other in the order of their addition. */
  list(): Promise<string[]>
  /** Reads an edition. Throws an UnreadableFile if its entry is missing or damaged. */
  read(id: string): Promise<Edition>
  /** False when another process took the id first. */
  create(edition: Edition): Promise<boolean>
  /** Finds the latest validators that came with these bytes. */
  findValidators(edition: Edition): Promise<Validators>
  /**
   * Notes that the documents were requested and were still the same. An earlier time changes nothing, unless another
   * process notes a later time at the same moment: until the next check the documents then seem to have been checked
   * longer ago than they were, never more recently.
   */
  noteChecked(edition: Edition, at: string, validators: Validators): Promise<Edition>
}

/** Name of the file of an edition. */
const ENTRY = /^[0-9a-f]{16}-\d{4,}\.json$/

/** Returns the next id of this address. `ids` are all ids of the address so far. */
export const nextId = (address: string, ids: readonly string[]): string => {
  const numbers = ids.map((id) => Number(id.slice(address.length + 1)))
  return `${address}-${String(Math.max(0, ...numbers) + 1).padStart(4, '0')}`
}

/** A file of the archive is missing, or cannot be parsed. */
export class UnreadableFile extends Refusal {
  /** Path relative to the archive. */
  readonly path: string

  /** `remedy`: the advice to the operator. */
  constructor(path: string, { reason, remedy, cause }: { reason: string; remedy: string; cause?: unknown }) {
    super('unavailable', `${path} of the archive cannot be read (${reason}). ${remedy}`, { cause })
    this.name = 'UnreadableFile'
    this.path = path
  }
}

export const makeEditions = (directory: string, files: DurableFiles, form: EditionForm): Editions => {
  const findChecked = async (id: string): Promise<Checked | undefined> => {
    const path = checkPath(id)
    const text = await readIfThere(join(directory, path))
    return text && parseFile(path, () => parseChecked(text.toString()), CHECK_REMEDY)
  }
  const read = async (id: string): Promise<Edition> => {
    const path = entryPath(id)
    const text = await readIfThere(join(directory, path))
    if (text === undefined)
      throw new UnreadableFile(path, { reason: 'there is no such file', remedy: ENTRY_REMEDY })
    const edition = parseFile(path, () => form.parse(text.toString(), id), ENTRY_REMEDY)
    return withChecked(edition, (await findChecked(id))?.checked_at)
  }
  return {
    list: async () =>
      (await listFiles(join(directory, 'documents')))
        .filter((name) => ENTRY.test(name))
        .map((name) => name.slice(0, -'.json'.length)),
    read,
    create: (edition) => files.create(join(directory, entryPath(edition[0].edition)), form.format(edition)),
    findValidators: async ([source]) => (await findChecked(source.edition))?.validators ?? source,
    noteChecked: async (edition, at, { etag, last_modified }) => {
      const id = edition[0].edition
      const before = await findChecked(id)
      if (before === undefined || before.checked_at < at) {
        const known = before?.validators ?? edition[0]
        const validators = {
          etag: etag ?? known.etag,
          last_modified: last_modified ?? known.last_modified,
        }
        await files.replace(join(directory, checkPath(id)), JSON.stringify({ checked_at: at, validators }))
      }
      return withChecked(edition, at)
    },
  }
}

/** Relative to the archive. */
const entryPath = (id: string): string => `documents/${id}.json`
const checkPath = (id: string): string => `checks/${id}.json`

const ENTRY_REMEDY = 'Put it back from a copy of the archive.'
const CHECK_REMEDY =
  'Put it back from a copy of the archive, or delete it: then its documents count as checked when they were retrieved.'

/** Parses a file of the archive. Any error of `parse` means that the text was not written by this service. */
const parseFile = <Held>(path: string, parse: () => Held, remedy: string): Held => {
  try {
    return parse()
  } catch (cause) {
    throw new UnreadableFile(path, { reason: asError(cause).message, remedy, cause })
  }
}

const Checked = Type.Object({ checked_at: UtcInstant, validators: Type.Optional(StoredValidators) })
type Checked = Static<typeof Checked>

const parseChecked = (json: string): Checked => Parse(Checked, JSON.parse(json))

/** Instant of a check, from its file. */
export const checkedAt = (json: string): string => parseChecked(json).checked_at

const withChecked = ([first, ...others]: Edition, at = ''): Edition => {
  const check = (source: Source): Source => (at > source.checked_at ? { ...source, checked_at: at } : source)
  return [check(first), ...others.map(check)]
}

const WhyWithdrawn = Type.Object({ withdrawn_at: UtcInstant, reason: Type.String({ minLength: 1 }) })
export type WhyWithdrawn = Static<typeof WhyWithdrawn>

/** An edition that an operator withdrew. No later release uses it. */
export type WithdrawnEdition = WhyWithdrawn & { readonly edition: Edition }

/** Withdrawn editions: `withdrawn/<id>.json` beside their entries, which stay unchanged. */
export type Withdrawals = {
  /** Ids of editions. */
  list(): Promise<ReadonlySet<string>>
  /** Throws an UnreadableFile if the file is missing or damaged. */
  read(id: string): Promise<WhyWithdrawn>
  /** False when it was withdrawn before. */
  create(id: string, why: WhyWithdrawn): Promise<boolean>
}

export const makeWithdrawals = (directory: string, files: DurableFiles): Withdrawals => ({
  list: async () =>
    new Set(
      (await listFiles(join(directory, 'withdrawn')))
        .filter((name) => ENTRY.test(name))
        .map((name) => name.slice(0, -'.json'.length)),
    ),
  read: async (id) => {
    const path = withdrawalPath(id)
    const text = (await readIfThere(join(directory, path)))?.toString() ?? ''
    return parseFile(path, () => Parse(WhyWithdrawn, JSON.parse(text)), REMEDY)
  },
  create: (id, why) => files.create(join(directory, withdrawalPath(id)), `${JSON.stringify(why)}\n`),
})

/** Relative to the archive. */
export const withdrawalPath = (id: string): string => `withdrawn/${id}.json`

const REMEDY = 'Put it back from a copy of the archive.'
