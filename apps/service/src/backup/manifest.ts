import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Type, type Static } from 'typebox'
import { compileLater, isSystemFault, OperatorFault } from '../platform/index.ts'
import { moveFile, writeChunks } from './copy-file.ts'
import { belongsInto, tablePath } from './places.ts'

/** Form of the folder. A higher number is a backup of a later version. */
const FORMAT = 2
const MANIFEST_FILE = 'backup.json'
/** New files lie here, until the backup that names them is complete. */
export const NEXT_FOLDER = 'next'

const head = { number: Type.Integer(), hash: Type.String() }
const Digest = Type.String({ pattern: '^[0-9a-f]{64}$' })
const Count = Type.Integer({ minimum: 0 })

const content = { bytes: Count, sha256: Digest }

const BackupFile = Type.Object({
  path: Type.String(),
  ...content,
  /** Permissions, and time of the last change in milliseconds since 1970. */
  mode: Count,
  changed_at: Type.Number(),
})
export type BackupFile = Static<typeof BackupFile>

/** Objects that the backup leaves to a store. */
const LeftToStore = Type.Object({
  /** Address of the store, without credentials. */
  address: Type.String(),
  objects: Type.Array(Type.Object({ key: Type.String(), bytes: Count })),
})
export type LeftToStore = Static<typeof LeftToStore>

const Manifest = Type.Object({
  /** 2 for a backup that leaves objects to a store. */
  format: Type.Union([Type.Literal(1), Type.Literal(2)]),
  /** Version of Rotunda, and the database that it read. */
  version: Type.String(),
  engine: Type.Union([Type.Literal('sqlite'), Type.Literal('postgres')]),
  /** The tables hold everything that was committed before this moment. */
  taken_at: Type.String(),
  /** Steps of the schema. */
  schema: Type.Array(Type.String()),
  tables: Type.Array(Type.Object({ name: Type.String(), rows: Count, ...content })),
  /** Last line of the audit log, and of the ledger of each collection. */
  audit_head: Type.Union([Type.Object(head), Type.Null()]),
  ledger_heads: Type.Array(Type.Object({ collection: Type.String(), ...head })),
  /** Fingerprints, by which a restore knows the secrets of this service. */
  secret_checks: Type.Record(Type.String(), Type.String()),
  signing_key: Type.Union([Type.String(), Type.Null()]),
  files: Type.Array(BackupFile),
  store: Type.Optional(LeftToStore),
  /** True while files of this backup may still lie in `next`. */
  settling: Type.Boolean(),
  /** Files of the backup before, which leave the folder with this one. */
  leaving: Type.Array(Type.String()),
})
export type Manifest = Static<typeof Manifest>

const Enveloped = compileLater(Type.Object({ sha256: Digest, backup: Manifest }))

/** Reads the manifest of a folder; undefined where the folder has none. Throws an OperatorFault for a changed one. */
export const readManifest = async (folder: string): Promise<Manifest | undefined> => {
  const path = join(folder, MANIFEST_FILE)
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    if (isSystemFault(cause, 'ENOENT', 'ENOTDIR')) return undefined
    throw cause
  })
  if (text === undefined) return undefined
  const given = parse(text)
  const format = findFormat(given)
  if (format > FORMAT)
    throw refuse(
      `${path} has form ${format}, and this version of Rotunda knows ${FORMAT}. Use the version that made it.`,
    )
  if (!Enveloped.Check(given) || given.sha256 !== digestOf(given.backup) || !namesOwnFiles(given.backup))
    throw refuse(`${path} is damaged: take another copy of the backup.`)
  return given.backup
}

const refuse = (detail: string): OperatorFault => new OperatorFault('unavailable', detail)

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const findFormat = (given: unknown): number => {
  const { backup } = (given ?? {}) as { backup?: { format?: unknown } } // any property is checked
  return typeof backup?.format === 'number' ? backup.format : 0
}

const namesOwnFiles = ({ files, tables }: Manifest): boolean =>
  files.every(({ path }) => belongsInto(path)) && tables.every(({ name }) => /^\w+$/.test(name))

const digestOf = (backup: Manifest): string =>
  createHash('sha256').update(JSON.stringify(backup)).digest('hex')

/** Replaces the manifest in one step. */
export const writeManifest = async (folder: string, backup: Manifest): Promise<void> => {
  const draft = join(folder, NEXT_FOLDER, MANIFEST_FILE)
  const text = JSON.stringify({ sha256: digestOf(backup), backup })
  await writeChunks(draft, toChunks(text))
  await moveFile(draft, join(folder, MANIFEST_FILE))
}

export async function* toChunks(text: string): AsyncGenerator<string> {
  yield text
}

/** Every file of a backup, as the folder names it. */
export const listPaths = ({ tables, files }: Manifest): string[] => [
  ...tables.map(({ name }) => tablePath(name)),
  ...files.map(({ path }) => path),
]

/** Place of a file of a backup, wherever an interrupted move left it. */
export const findPlace = (folder: string, { settling }: Pick<Manifest, 'settling'>, path: string): string => {
  const next = join(folder, NEXT_FOLDER, path)
  return settling && existsSync(next) ? next : join(folder, path)
}
