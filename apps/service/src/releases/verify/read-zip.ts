import { createHash } from 'node:crypto'
import { open, type FileHandle } from 'node:fs/promises'
import { pipeline, Readable } from 'node:stream'
import { crc32, createInflateRaw } from 'node:zlib'
import { DEFLATED, DESCRIBED_BEHIND, formatDescriptor, FULL_32, SIGNATURES } from '../bundle/zip-records.ts'
import { findHuge, isSafePath, isText, type Tree } from './tree.ts'
import { Damage, explainDamage, listZipEntries, readAt, widen, type ZipEntry } from './zip-entries.ts'

/**
 * Reads every file of a zip, below the one folder that a packed bag has. Writes nothing, and holds little in memory,
 * even when the zip states false sizes.
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
    else if (files.has(path)) faults.push(`${path} is in the zip twice`)
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
  if (kind !== 0 && kind !== KINDS.file && kind !== KINDS.folder) return 'is not a file'
  if ((flags & ENCRYPTED) !== 0) return 'is encrypted'
  if (!isSafePath(isFolder(entry) ? name.slice(0, -1) : name)) return 'leads out of its folder'
  return name.startsWith(`${top}/`) ? undefined : 'is not in the folder of the bag'
}

/** Whether an entry is a folder: some tools pack folders too. */
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
  // A fault of the first stream reaches the reader of the last.
  const inflate = entry.method === STORED ? undefined : createInflateRaw()
  const chunks = inflate === undefined ? packed : pipeline(packed, inflate, () => undefined)
  const hash = createHash('sha256')
  let [bytes, crc] = [0, 0]
  for await (const chunk of chunks) {
    // Neither stream has an encoding, so both yield bytes.
    const piece = chunk as Uint8Array
    bytes += piece.length
    if (bytes > entry.bytes) throw new Damage('larger than it says')
    crc = crc32(piece, crc)
    hash.update(piece)
    keep(piece)
  }
  if (bytes !== entry.bytes || crc !== entry.crc) throw new Damage('its checksum does not match')
  if (inflate !== undefined && inflate.bytesWritten !== entry.packedBytes)
    throw new Damage('packed data follows its end')
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

type FoundEntry = { readonly entry: ZipEntry; readonly start: number }

/**
 * Finds where the content of each entry begins. Entries must follow each other without gaps or overlaps, and each local
 * header must repeat the facts of the list: then a tool that does not read the list finds the same files.
 */
const findContents = async (
  file: FileHandle,
  { entries, endOfEntries }: { readonly entries: readonly ZipEntry[]; readonly endOfEntries: number },
): Promise<FoundEntry[]> => {
  if (endOfEntries !== 0 && entries[0]?.offset !== 0) throw new Damage('it does not begin with an entry')
  const found = []
  for (const [index, entry] of entries.entries()) {
    const start = await findStart(file, entry)
    await refuseGap(file, entry, start + entry.packedBytes, entries[index + 1]?.offset ?? endOfEntries)
    found.push({ entry, start })
  }
  return found
}

const LOCAL_BYTES = 30

const findStart = async (file: FileHandle, entry: ZipEntry): Promise<number> => {
  const header = await readAt(file, entry.offset, LOCAL_BYTES)
  const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)]
  const behind = await readAt(file, entry.offset + LOCAL_BYTES, nameBytes + extraBytes)
  const sizes = widen(
    [22, 18].map((field) => header.readUInt32LE(field)),
    behind.subarray(nameBytes),
  )
  const isRight =
    header.readUInt32LE(0) === SIGNATURES.local &&
    header.readUInt16LE(6) === entry.flags &&
    header.readUInt16LE(8) === entry.method &&
    behind.subarray(0, nameBytes).equals(Buffer.from(entry.name)) &&
    (isDescribedBehind(entry) ||
      (header.readUInt32LE(14) === entry.crc && sizes[0] === entry.bytes && sizes[1] === entry.packedBytes))
  if (!isRight) throw new Damage(`${entry.name} differs from the list`)
  return entry.offset + LOCAL_BYTES + nameBytes + extraBytes
}

const isDescribedBehind = ({ flags }: ZipEntry): boolean => (flags & DESCRIBED_BEHIND) !== 0

/** Size of the signature, which a tool may leave out. */
const SIGNATURE_BYTES = 4
const MOST_DESCRIPTOR_BYTES = 24

/** Refuses anything between two entries except the descriptor of the first. */
const refuseGap = async (file: FileHandle, entry: ZipEntry, from: number, to: number): Promise<void> => {
  if (to < from) throw new Damage(`${entry.name} and the next entry overlap`)
  if (to - from > MOST_DESCRIPTOR_BYTES)
    throw new Damage(`data that belongs to no entry follows ${entry.name}`)
  const gap = await readAt(file, from, to - from)
  if (!listGaps(entry).some((allowed) => allowed.equals(gap)))
    throw new Damage(`data that belongs to no entry follows ${entry.name}`)
}

const listGaps = (entry: ZipEntry): Buffer[] => {
  if (!isDescribedBehind(entry)) return [Buffer.alloc(0)]
  const narrow = entry.bytes < FULL_32 && entry.packedBytes < FULL_32
  return (narrow ? [true, false] : [true])
    .map((isLarge) => formatDescriptor({ ...entry, isLarge }))
    .flatMap((whole) => [whole, whole.subarray(SIGNATURE_BYTES)])
}
