import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { compileLater, parseJson } from '../../platform/index.ts'
import { readWhole } from '../../publishers/index.ts'
import {
  storedFacts,
  type AddressFacts,
  type FactSchemas,
  type NameAddress,
  type NewDocument,
} from './edition.ts'
import { listFiles, readIfThere, type DurableFiles } from './durable-files.ts'
import type { Objects } from './objects.ts'

/** A page of an edition that is not whole yet. */
export type FetchedPage = NewDocument & { readonly rows: number }

export type UnfinishedEdition = {
  /** Rows of the whole edition, as its publisher said while the pages were fetched. */
  readonly total: number
  readonly pages: readonly FetchedPage[]
}

/** First pages of editions whose fetching was cut off: `unfinished/<address>.json`. */
export type Unfinished = {
  /** Undefined also if one of the pages is lost: the edition is then fetched again. */
  find(address: AddressFacts): Promise<UnfinishedEdition | undefined>
  save(address: AddressFacts, edition: UnfinishedEdition): Promise<void>
  drop(address: AddressFacts): Promise<void>
  list(): Promise<UnfinishedFile[]>
}

/** `digests`: digests of the pages; undefined for a file that cannot be read. */
export type UnfinishedFile = { readonly name: string; readonly digests: readonly string[] | undefined }

const makeStored = (declared: FactSchemas) =>
  Type.Object({
    total: Type.Integer({ minimum: 0 }),
    pages: Type.Array(
      Type.Object({
        facts: Type.Object(storedFacts(declared)),
        sha256: Type.String(),
        rows: Type.Integer({ minimum: 0 }),
      }),
    ),
  })
type Stored = Static<ReturnType<typeof makeStored>>

export type UnfinishedNeeds = {
  readonly directory: string
  readonly files: DurableFiles
  readonly objects: Objects
  readonly declared: FactSchemas
  readonly addressOf: NameAddress
}

export const makeUnfinished = ({
  directory,
  files,
  objects,
  declared,
  addressOf,
}: UnfinishedNeeds): Unfinished => {
  const validator = compileLater(makeStored(declared))
  const parseStored = (text: Buffer | undefined): Stored | undefined => {
    const stored = parseJson(text?.toString() ?? 'null')
    return validator.Check(stored) ? stored : undefined
  }
  const folder = join(directory, 'unfinished')
  const pathOf = (address: AddressFacts) => join(folder, `${addressOf(address)}.json`)
  return {
    find: async (address) => {
      const stored = parseStored(await readIfThere(pathOf(address)))
      if (stored === undefined) return undefined
      const { total, pages } = stored
      const found: FetchedPage[] = []
      for (const { sha256, ...page } of pages) {
        if ((await objects.find(sha256)) !== 'whole') return undefined
        found.push({ ...page, bytes: await readWhole(() => objects.open(sha256)) })
      }
      return { total, pages: found }
    },
    save: async (address, { total, pages }) => {
      const stored = []
      for (const { bytes, ...page } of pages) stored.push({ ...page, sha256: await objects.keep(bytes) })
      await files.replace(pathOf(address), JSON.stringify({ total, pages: stored }))
    },
    drop: (address) => rm(pathOf(address), { force: true }),
    list: async () =>
      Promise.all(
        (await listFiles(folder)).map(async (name) => ({
          name,
          digests: parseStored(await readIfThere(join(folder, name)))?.pages.map(({ sha256 }) => sha256),
        })),
      ),
  }
}
