import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { isSafePath, type Tree } from './tree.ts'
import { findEntryData, listZipEntries, type ZipEntry } from './zip-entries.ts'

/** Every file of a zip, below the one folder that a packed bag has. Nothing is written anywhere. */
export const readZip = async (path: string): Promise<Tree> => {
  const file = await open(path)
  try {
    return await readEntries(file)
  } catch (cause) {
    return {
      files: new Map(),
      faults: [`the zip cannot be read: ${nameFault(cause)}`],
      readText: () => undefined,
    }
  } finally {
    await file.close()
  }
}

const readEntries = async (file: FileHandle): Promise<Tree> => {
  const entries = await listZipEntries(file)
  const top = entries[0]?.name.split('/')[0] ?? ''
  const files = new Map<string, { bytes: number; sha256: string }>()
  const texts = new Map<string, string>()
  const faults: string[] = []
  for (const entry of entries) {
    const fault = findNameFault(entry, top)
    const path = entry.name.slice(top.length + 1)
    if (fault !== undefined) faults.push(`${entry.name} ${fault}`)
    else if (files.has(path)) faults.push(`${path} is there twice`)
    else
      try {
        const { text, ...facts } = await readEntry(file, entry)
        files.set(path, facts)
        if (text !== undefined && !path.startsWith('data/')) texts.set(path, text)
      } catch (cause) {
        faults.push(`${path} is damaged (${nameFault(cause)})`)
      }
  }
  return { files, faults, readText: (path) => texts.get(path) }
}

const findNameFault = ({ name, isLink }: ZipEntry, top: string): string | undefined => {
  if (isLink) return 'is a link'
  if (!isSafePath(name)) return 'leads out of its folder'
  return name.startsWith(`${top}/`) ? undefined : 'is not in the folder of the bag'
}

const STORED = 0
const DEFLATED = 8
/** Tag files are kept as text; nothing larger is one. */
const MOST_TEXT_BYTES = 4 * 1024 * 1024

const readEntry = async (file: FileHandle, entry: ZipEntry) => {
  const start = await findEntryData(file, entry)
  if (entry.method !== STORED && entry.method !== DEFLATED) throw new Error('packed in an unknown way')
  const packed = Readable.from(readPieces(file, start, entry.packedBytes))
  // A fault of the first is one of the last, and comes out where that is read.
  const chunks = entry.method === STORED ? packed : pipeline(packed, createInflateRaw(), () => undefined)
  const hash = createHash('sha256')
  const kept: Uint8Array[] = []
  let [bytes, crc] = [0, 0]
  for await (const chunk of chunks) {
    // Neither stream was told an encoding.
    const piece = chunk as Uint8Array
    bytes += piece.length
    if (bytes > entry.bytes) throw new Error('larger than it says')
    crc = crc32(piece, crc)
    hash.update(piece)
    if (entry.bytes <= MOST_TEXT_BYTES) kept.push(piece)
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new Error('its check does not agree')
  const text = entry.bytes <= MOST_TEXT_BYTES ? Buffer.concat(kept).toString('utf8') : undefined
  return { bytes, sha256: hash.digest('hex'), text }
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
    if (bytesRead === 0) throw new Error('it is cut')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}

const nameFault = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))
