import { spawn } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemFault, Refusal } from '../platform/index.ts'
import { EVIDENCE_LIMITS } from './limits.ts'

/** Files of evidence, each under its SHA-256: on the disk, or in a store. The database knows their reports. */
export type EvidenceFolder = {
  /** Makes the bytes durable for the work. They are gone after it, unless it keeps them under their digest. */
  withDraft<T>(bytes: Uint8Array, work: (sha256: string, keep: () => Promise<void>) => Promise<T>): Promise<T>
  /** Undefined if there is none. */
  read(sha256: string): Promise<Buffer | undefined>
  remove(sha256: string): Promise<void>
  /** Digests of files that were last written before this time. */
  listOlder(than: Date): Promise<string[]>
}

/** Name of a file of evidence. */
export const EVIDENCE_NAME = /^[0-9a-f]{64}$/
/** For the owner of the service alone. */
const MODE = { file: 0o400, folder: 0o700 }

const MOST_AT_ONCE = EVIDENCE_LIMITS.draftsMib.value * 1024 * 1024

/** Refuses drafts beyond the bytes that one process takes at once. */
export const boundDrafts = (withDraft: EvidenceFolder['withDraft']): EvidenceFolder['withDraft'] => {
  let draftBytes = 0
  return async (bytes, work) => {
    if (draftBytes + bytes.length > MOST_AT_ONCE) throw refuseMore()
    draftBytes += bytes.length
    try {
      return await withDraft(bytes, work)
    } finally {
      draftBytes -= bytes.length
    }
  }
}

export const openEvidenceFolder = (directory: string): EvidenceFolder => ({
  withDraft: boundDrafts((bytes, work) => withDraft(directory, bytes, work)),
  read: async (sha256) => {
    if (!EVIDENCE_NAME.test(sha256)) return undefined
    try {
      return await readFile(join(directory, sha256))
    } catch (cause) {
      if (isSystemFault(cause, 'ENOENT')) return undefined
      throw cause
    }
  },
  remove: (sha256) => rm(join(directory, sha256), { force: true }),
  listOlder: (than) => listOlder(directory, than),
})

const refuseMore = (): Refusal =>
  new Refusal(
    'unavailable',
    'This service is taking other files at the moment, so the file was not stored. Send the file again in a minute.',
    { retryAfterSeconds: 60 },
  )

const withDraft = async <T>(
  directory: string,
  bytes: Uint8Array,
  work: (sha256: string, keep: () => Promise<void>) => Promise<T>,
): Promise<T> => {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const draft = join(directory, `draft-${randomUUID()}`)
  let isKept = false
  /** A transaction that is repeated keeps its file once. */
  const keep = async (): Promise<void> => {
    if (!isKept) await rename(draft, join(directory, sha256))
    isKept = true
    await syncFolder(directory)
  }
  try {
    await mkdir(directory, { recursive: true, mode: MODE.folder })
      .then(() => writeDraft(draft, bytes))
      .catch(refuseFull)
    return await work(sha256, () => keep().catch(refuseFull))
  } finally {
    await rm(draft, { force: true })
  }
}

const writeDraft = async (draft: string, bytes: Uint8Array): Promise<void> => {
  const file = await open(draft, 'wx', MODE.file)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A disk that takes nothing is not a fault of this code. */
const refuseFull = (cause: unknown): never => {
  if (!isSystemFault(cause, 'ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EIO')) throw cause
  throw new Refusal(
    'unavailable',
    'The disk of this service takes no files at the moment, so the file was not stored. Send the file again later.',
    { cause, retryAfterSeconds: 3600 },
  )
}

const syncFolder = async (directory: string): Promise<void> => {
  const folder = await open(directory)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Drafts of a process that died are removed on the way. */
const listOlder = async (directory: string, than: Date): Promise<string[]> => {
  const older: string[] = []
  for (const name of await listNames(directory)) {
    const facts = await stat(join(directory, name)).catch(() => undefined)
    if (facts === undefined || facts.mtimeMs >= than.getTime()) continue
    if (EVIDENCE_NAME.test(name)) older.push(name)
    else if (name.startsWith('draft-')) await rm(join(directory, name), { force: true })
  }
  return older
}

const listNames = async (directory: string): Promise<string[]> => {
  try {
    return await readdir(directory)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return []
    throw cause
  }
}

/** Result of a scan for malware; null if the scanner did not answer. */
export type Scan = (bytes: Uint8Array) => Promise<'clean' | 'infected' | null>

const SCAN_MILLISECONDS = EVIDENCE_LIMITS.scanSeconds.value * 1000

/**
 * Makes a scan by a program of the operator: it reads the file from standard input, and its exit code is 0 for a clean
 * file and 1 for an infected one. Any other end leaves the file unscanned.
 */
export const makeScan = (command: string): Scan => {
  const [program = '', ...words] = command.split(/\s+/).filter((word) => word !== '')
  return async (bytes) => {
    const child = spawn(program, words, { stdio: ['pipe', 'ignore', 'ignore'], timeout: SCAN_MILLISECONDS })
    // A scanner may end before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(bytes)
    try {
      // `close` of a child process gives its exit code.
      const [code] = (await once(child, 'close')) as [number | null]
      return code === 0 ? 'clean' : code === 1 ? 'infected' : null
    } catch {
      return null
    }
  }
}
