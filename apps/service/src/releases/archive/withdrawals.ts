import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { Parse } from 'typebox/value'
import { listFiles, readIfThere, type DurableFiles } from './durable-files.ts'
import { UtcInstant, type Edition } from './edition.ts'
import { ENTRY, parseFile } from './editions.ts'

const WhyWithdrawn = Type.Object({ withdrawn_at: UtcInstant, reason: Type.String({ minLength: 1 }) })
export type WhyWithdrawn = Static<typeof WhyWithdrawn>

/** An edition that an operator took back: no release is built of it from then on. */
export type WithdrawnEdition = WhyWithdrawn & { readonly edition: Edition }

/** Withdrawn editions: `withdrawn/<id>.json` beside their entries, which stay unchanged. */
export type Withdrawals = {
  /** Ids of editions. */
  list(): Promise<ReadonlySet<string>>
  /** Throws an UnreadableFile for one that is damaged. */
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
