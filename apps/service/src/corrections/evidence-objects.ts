import { hash } from 'node:crypto'
import { asError, Refusal, type Sealer } from '../platform/index.ts'
import { StoreFault, type ObjectStore } from '../platform/object-store/index.ts'
import { boundDrafts, EVIDENCE_NAME, type EvidenceFolder } from './evidence-folder.ts'
import { EVIDENCE_LIMITS } from './limits.ts'

export type EvidenceObjectsNeeds = {
  readonly objects: ObjectStore
  /** Without its keys, an object is noise. */
  readonly sealer: Sealer
  /** Files from before the store. They move there with the hourly pass. */
  readonly folder: EvidenceFolder
}

const REMOVE_MILLISECONDS = EVIDENCE_LIMITS.removeSeconds.value * 1000

/** Beginning of the keys of evidence. No address of the store is ever made for it. */
export const EVIDENCE_PREFIX = 'evidence/'

export const evidenceKey = (sha256: string): string => `${EVIDENCE_PREFIX}${sha256}`

/**
 * Keeps files of evidence as sealed objects of a store, which every machine reads and erases. A file is stored and read
 * back before its row is written. A file that no row names leaves the store with the hourly pass.
 */
export const openEvidenceObjects = ({ objects, sealer, folder }: EvidenceObjectsNeeds): EvidenceFolder => {
  const sealed = makeSealedObjects(objects, sealer)
  return {
    withDraft: boundDrafts(async (bytes, work) => {
      const sha256 = hash('sha256', bytes, 'hex')
      await sealed.put(sha256, bytes).catch(refuseAway)
      return work(sha256, async () => {
        // The hourly pass may have removed an earlier object of the same file meanwhile.
        if (await sealed.lacks(sha256).catch(refuseAway)) await sealed.put(sha256, bytes).catch(refuseAway)
      })
    }),
    read: async (sha256) => {
      if (!EVIDENCE_NAME.test(sha256)) return undefined
      return (await sealed.read(sha256).catch(refuseReading)) ?? folder.read(sha256)
    },
    remove: async (sha256) => {
      // The audit log is locked meanwhile.
      await objects.remove(evidenceKey(sha256), { signal: AbortSignal.timeout(REMOVE_MILLISECONDS) })
      await folder.remove(sha256)
    },
    listOlder: async (than) => {
      const moved = await moveOlder(sealed, folder, than)
      const older: string[] = []
      for await (const { key, changedAt } of objects.list(EVIDENCE_PREFIX)) {
        const name = key.slice(EVIDENCE_PREFIX.length)
        if (changedAt < than && EVIDENCE_NAME.test(name)) older.push(name)
      }
      await abortOlder(objects, than)
      return [...new Set([...older, ...moved])]
    },
  }
}

/** Aborts uploads of processes that died. A store that lists no uploads removes them itself, or its operator does. */
const abortOlder = async (objects: ObjectStore, than: Date): Promise<void> => {
  try {
    for await (const upload of objects.listUploads(EVIDENCE_PREFIX))
      if (upload.begunAt < than) await objects.abortUpload(upload)
  } catch (cause) {
    if (!(cause instanceof StoreFault)) throw cause
  }
}

/** Moves files into the store. Returns their names. */
const moveOlder = async (sealed: SealedObjects, folder: EvidenceFolder, than: Date): Promise<string[]> => {
  const names = await folder.listOlder(than)
  for (const sha256 of names) {
    const bytes = await folder.read(sha256)
    if (bytes === undefined || hash('sha256', bytes, 'hex') !== sha256) continue
    await sealed.put(sha256, bytes)
    // A file that was erased meanwhile must not come back.
    if ((await folder.read(sha256)) === undefined) await sealed.remove(sha256)
    await folder.remove(sha256)
  }
  return names
}

type SealedObjects = {
  put(sha256: string, bytes: Uint8Array): Promise<void>
  lacks(sha256: string): Promise<boolean>
  /** Undefined if there is none. Throws for bytes that are not those of the file. */
  read(sha256: string): Promise<Buffer | undefined>
  remove(sha256: string): Promise<void>
}

const makeSealedObjects = (objects: ObjectStore, sealer: Sealer): SealedObjects => {
  const read = async (sha256: string): Promise<Buffer | undefined> => {
    const bytes = await readObject(objects, evidenceKey(sha256))
    return bytes && open(sealer, sha256, bytes)
  }
  /** Whether the store gives the file back. An object that no key opens, or that is damaged, does not count. */
  const holds = (sha256: string): Promise<boolean> =>
    read(sha256).then(
      (found) => found !== undefined,
      (cause: unknown) => {
        if (cause instanceof UnreadableEvidence) return false
        throw cause
      },
    )
  const put = (sha256: string, bytes: Uint8Array) => {
    const { key, body } = sealer.sealBytes(bytes, evidenceKey(sha256))
    return objects.put(evidenceKey(sha256), { bytes: Buffer.concat([Buffer.of(key.length), key, body]) })
  }
  return {
    put: async (sha256, bytes) => {
      await put(sha256, bytes)
      if (await holds(sha256)) return
      await objects.remove(evidenceKey(sha256))
      await put(sha256, bytes)
      if (!(await holds(sha256)))
        throw new StoreFault('refused', `The store gives back other bytes for ${evidenceKey(sha256)}.`)
    },
    lacks: async (sha256) => (await objects.findSize(evidenceKey(sha256))) === undefined,
    read,
    remove: (sha256) => objects.remove(evidenceKey(sha256)),
  }
}

const readObject = async (objects: ObjectStore, key: string): Promise<Buffer | undefined> => {
  try {
    return Buffer.concat(await Array.fromAsync(objects.open(key)))
  } catch (cause) {
    if (cause instanceof StoreFault && cause.kind === 'missing') return undefined
    throw cause
  }
}

/** The object is damaged, or was sealed with a key that this service lacks: the cipher does not tell which. */
class UnreadableEvidence extends Error {}

const open = (sealer: Sealer, sha256: string, bytes: Buffer): Buffer => {
  const [length = 0] = bytes
  const sealed = { key: bytes.subarray(1, 1 + length), body: bytes.subarray(1 + length) }
  let file: Buffer
  try {
    file = sealer.openBytes(sealed, evidenceKey(sha256))
  } catch (cause) {
    throw new UnreadableEvidence(`${evidenceKey(sha256)}: ${asError(cause).message}`, { cause })
  }
  if (hash('sha256', file, 'hex') === sha256) return file
  throw new UnreadableEvidence(`${evidenceKey(sha256)} holds another file.`)
}

const refuseAway = (cause: unknown): never => {
  if (!(cause instanceof StoreFault)) throw cause
  throw new Refusal(
    'unavailable',
    'The store of this service takes no files at the moment, so the file was not stored. Send the file again later.',
    { cause, retryAfterSeconds: 600 },
  )
}

const refuseReading = (cause: unknown): never => {
  if (cause instanceof UnreadableEvidence)
    throw new Refusal(
      'unavailable',
      'The file is damaged in the store of this service, or was sealed with a key that the service lacks. Its operator can find out which.',
      { cause },
    )
  if (!(cause instanceof StoreFault)) throw cause
  throw new Refusal(
    'unavailable',
    'The store of this service does not answer. Ask for the file again later.',
    {
      cause,
      retryAfterSeconds: 60,
    },
  )
}
