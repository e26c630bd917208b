import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, link, mkdir, open, opendir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { isSystemFault } from '../thrown.ts'
import { StoreFault, type ListedObject, type ObjectContent, type ObjectStore } from './object-store.ts'
import { checkKey, explained, probeOverwrites, SMALL_BYTES, type ExplainFault } from './store-steps.ts'

/** Folder of files that are being written. No key begins with a dot. */
const DRAFTS = '.drafts'
/** For the owner alone: a store may hold documents that are not for everyone. */
const MODE = { file: 0o600, folder: 0o700 }

/** Store in a folder, which several machines may share. Objects appear whole or not at all, and are durable. */
export const makeFolderStore = (folder: string): ObjectStore => {
  const explain = makeExplain(folder)
  const placeOf = (key: string): string => join(folder, checkKey(key))
  const put: ObjectStore['put'] = async (key, content, { signal } = {}) =>
    explained(explain, signal, () => putFile(folder, key, content))
  const remove: ObjectStore['remove'] = (key) =>
    explained(explain, undefined, () => rm(placeOf(key), { force: true }))
  return {
    kind: 'folder',
    address: folder,
    put,
    findSize: (key) => explained(explain, undefined, () => findSize(placeOf(key))),
    open: (key, { from = 0, signal } = {}) => readFrom(placeOf(key), { key, from, signal, explain }),
    list: (prefix) => listObjects(folder, prefix, explain),
    remove,
    listUploads: (prefix) => listDrafts(folder, prefix),
    abortUpload: ({ id }) =>
      explained(explain, undefined, () => rm(join(folder, DRAFTS, id), { force: true })),
    sign: async () => undefined,
    probe: () => probeOverwrites(put, remove),
    close: async () => undefined,
  }
}

const putFile = async (
  folder: string,
  key: string,
  content: ObjectContent,
): Promise<'stored' | 'existed'> => {
  const place = join(folder, checkKey(key))
  // The name says which object the draft of a killed process was of.
  const draft = join(folder, DRAFTS, `${randomUUID()}.${encodeURIComponent(key)}`)
  await mkdir(dirname(draft), { recursive: true, mode: MODE.folder })
  try {
    const bytes = await writeDraft(draft, content)
    await makeFolders(folder, dirname(place))
    if (bytes > SMALL_BYTES) await rename(draft, place)
    else if (!(await linkOnce(draft, place))) return 'existed'
    await syncFolder(dirname(place))
    return 'stored'
  } finally {
    await rm(draft, { force: true })
  }
}

/** Writes the draft, which is durable when this returns. Returns its size. */
const writeDraft = async (draft: string, content: ObjectContent): Promise<number> => {
  if ('file' in content) await copyFile(content.file, draft)
  else await writeFile(draft, content.bytes)
  const file = await open(draft, 'r+')
  try {
    await file.chmod(MODE.file)
    await file.sync()
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}

/** Only one of several processes links a name. */
const linkOnce = async (draft: string, place: string): Promise<boolean> => {
  try {
    await link(draft, place)
    return true
  } catch (cause) {
    if (isSystemFault(cause, 'EEXIST')) return false
    throw cause
  }
}

/** Makes the folders of a key. Each new folder is an entry of its parent, which is made durable too. */
const makeFolders = async (root: string, folder: string): Promise<void> => {
  const first = await mkdir(folder, { recursive: true, mode: MODE.folder })
  if (first === undefined) return
  for (let made = folder; made !== dirname(first) && made !== root; made = dirname(made))
    await syncFolder(dirname(made))
}

const syncFolder = async (path: string): Promise<void> => {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

const findSize = async (place: string): Promise<number | undefined> => {
  try {
    return (await stat(place)).size
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT', 'ENOTDIR')) return undefined
    throw cause
  }
}

type Reading = {
  readonly key: string
  readonly from: number
  readonly signal: AbortSignal | undefined
  readonly explain: ExplainFault
}

async function* readFrom(place: string, { key, from, signal, explain }: Reading): AsyncIterable<Uint8Array> {
  const size = await explained(explain, signal, () => findSize(place))
  if (size === undefined) throw new StoreFault('missing', `The store has no object ${key}.`)
  let left = size - from
  try {
    for await (const chunk of createReadStream(place, { start: from, highWaterMark: 1024 * 1024, signal })) {
      // A stream without an encoding yields bytes.
      const piece = chunk as Uint8Array
      left -= piece.length
      yield piece
    }
  } catch (cause) {
    signal?.throwIfAborted()
    throw explain(cause) ?? cause
  }
  if (left > 0) throw new StoreFault('cut', `The object ${key} ended ${left} bytes early.`)
}

async function* listObjects(
  folder: string,
  prefix: string,
  explain: ExplainFault,
): AsyncIterable<ListedObject> {
  // Only the folder that the prefix names can hold a match.
  const below = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1))
  for await (const path of walk(below, explain)) {
    const key = relative(folder, path).replaceAll(sep, '/')
    if (!key.startsWith(prefix)) continue
    // An object may be removed while the list is read.
    const found = await stat(path).catch(() => undefined)
    if (found !== undefined) yield { key, sizeBytes: found.size, changedAt: found.mtime }
  }
}

async function* walk(folder: string, explain: ExplainFault): AsyncIterable<string> {
  const entries = await explained(explain, undefined, () => openFolder(folder))
  if (entries === undefined) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* walk(path, explain)
    else if (entry.isFile()) yield path
  }
}

const openFolder = async (folder: string) => {
  try {
    return await opendir(folder)
  } catch (cause) {
    if (isSystemFault(cause, 'ENOENT')) return undefined
    throw cause
  }
}

async function* listDrafts(folder: string, prefix: string): ReturnType<ObjectStore['listUploads']> {
  const names = await readdir(join(folder, DRAFTS)).catch(() => [])
  for (const id of names) {
    const key = decodeURIComponent(id.slice(id.indexOf('.') + 1))
    const found = await stat(join(folder, DRAFTS, id)).catch(() => undefined)
    if (found !== undefined && key.startsWith(prefix)) yield { key, id, begunAt: found.birthtime }
  }
}

const KINDS: readonly (readonly [kind: StoreFault['kind'], codes: readonly string[], says: string])[] = [
  ['full', ['ENOSPC', 'EDQUOT', 'EFBIG'], 'has no room left. Make room in it'],
  ['refused', ['EACCES', 'EPERM', 'EROFS'], 'cannot be written or read by this user'],
  [
    'unreachable',
    ['EIO', 'ENOENT', 'ENOTDIR', 'ESTALE', 'ETIMEDOUT', 'EHOSTDOWN', 'ENXIO', 'ENODEV'],
    'does not answer. Check that it is a folder and is mounted',
  ],
]

const makeExplain =
  (folder: string): ExplainFault =>
  (cause) => {
    const [kind, , says] = KINDS.find(([, codes]) => isSystemFault(cause, ...codes)) ?? []
    return kind === undefined
      ? undefined
      : new StoreFault(kind, `The store ${folder} ${says ?? ''}.`, { cause })
  }
