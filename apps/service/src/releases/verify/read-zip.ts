import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { DEFLATED } from '../bundle/zip-records.ts'
import { Damage, explainDamage } from './damage.ts'
import { findContents, type FoundEntry } from './find-contents.ts'
import { findHuge, isSafePath, isText, type Tree } from './tree.ts'
import { listZipEntries, type ZipEntry } from './zip-entries.ts'

/**
 * Every file of a zip, below the one folder that a packed bag has. Nothing is written anywhere, and little is held in
 * memory, even when the zip says otherwise.
 */
export const readZip = async (path: string): Promise<Tree> => {
  const file = await open(path)
  try {
    return await readEntries(file)
  } catch (cause) {
    const faults = [`the zip cannot be read: ${explainDamage(cause)}`]
    return { files: new Map(), faults, readText: () => undefined }
  } finally {
    await file.close()
  }
}

const readEntries = async (file: FileHandle): Promise<Tree> => {
  const found = await findContents(file, await listZipEntries(file))
  const top = found[0]?.entry.name.split('/')[0] ?? ''
  const files = new Map<string, { bytes: number; sha256: string }>()
  const texts = new Map<string, string>()
  const faults: string[] = []
  for (const { entry, start } of found) {
    const fault = findFault(entry, top)
    const path = entry.name.slice(top.length + 1)
    if (fault !== undefined) faults.push(`${entry.name} ${fault}`)
    else if (files.has(path)) faults.push(`${path} is there twice`)
    else if (!isFolder(entry))
      try {
        const kept: Uint8Array[] = []
        const isKept = isText(path, entry.bytes)
        files.set(path, await readContent(file, { entry, start }, (piece) => isKept && kept.push(piece)))
        if (isKept) texts.set(path, Buffer.concat(kept).toString('utf8'))
        faults.push(...findHuge(path, entry.bytes))
      } catch (cause) {
        faults.push(`${path} is damaged (${explainDamage(cause)})`)
      }
  }
  return { files, faults, readText: (path) => texts.get(path) }
}

const KIND = 0o170000
const KINDS = { link: 0o120000, file: 0o100000, folder: 0o040000 } as const
const ENCRYPTED = 0x2041

const findFault = (entry: ZipEntry, top: string): string | undefined => {
  const { name, flags, mode } = entry
  const kind = mode & KIND
  if (kind === KINDS.link) return 'is a link'
  if (kind !== 0 && kind !== KINDS.file && kind !== KINDS.folder) return 'is no file'
  if ((flags & ENCRYPTED) !== 0) return 'is encrypted'
  if (!isSafePath(isFolder(entry) ? name.slice(0, -1) : name)) return 'leads out of its folder'
  return name.startsWith(`${top}/`) ? undefined : 'is not in the folder of the bag'
}

/** Some tools pack the folders as well. */
const isFolder = ({ name, bytes, packedBytes }: ZipEntry): boolean =>
  name.endsWith('/') && bytes === 0 && packedBytes === 0

const STORED = 0

const readContent = async (
  file: FileHandle,
  { entry, start }: FoundEntry,
  keep: (piece: Uint8Array) => unknown,
): Promise<{ bytes: number; sha256: string }> => {
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new Damage('packed in an unknown way')
  const packed = Readable.from(readPieces(file, start, entry.packedBytes))
  // A fault of the first is one of the last, and comes out where that is read.
  const inflate = entry.method === STORED ? undefined : createInflateRaw()
  const chunks = inflate === undefined ? packed : pipeline(packed, inflate, () => undefined)
  const hash = createHash('sha256')
  let [bytes, crc] = [0, 0]
  for await (const chunk of chunks) {
    // No encoding was set on either stream.
    const piece = chunk as Uint8Array
    bytes += piece.length
    if (bytes > entry.bytes) throw new Damage('larger than it says')
    crc = crc32(piece, crc)
    hash.update(piece)
    keep(piece)
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new Damage('its check does not agree')
  if (inflate !== undefined && inflate.bytesWritten !== entry.packedBytes)
    throw new Damage('something is packed behind its end')
  return { bytes, sha256: hash.digest('hex') }
}

const PIECE_BYTES = 1024 * 1024

async function* readPieces(
  file: FileHandle,
  start: number,
  length: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  for (let at = 0; at < length;) {
    const wanted = Math.min(PIECE_BYTES, length - at)
    const { bytesRead, buffer } = await file.read(Buffer.alloc(wanted), 0, wanted, start + at)
    if (bytesRead === 0) throw new Damage('it is cut')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
