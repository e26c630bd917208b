import type { FileHandle } from 'node:fs/promises'

/** An entry as the list at the end of a zip tells it. */
export type ZipEntry = {
  readonly name: string
  readonly isLink: boolean
  readonly method: number
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

const END = 0x06054b50
const END_BYTES = 22
const MOST_COMMENT_BYTES = 65_535
const CENTRAL = 0x02014b50
const CENTRAL_BYTES = 46
const LOCAL = 0x04034b50
const LOCAL_BYTES = 30
const TYPE = 0o170000
const LINK = 0o120000

/** Reads the list of entries. Throws an Error that says what is wrong with it. */
export const listZipEntries = async (file: FileHandle): Promise<ZipEntry[]> => {
  const { size } = await file.stat()
  const tailBytes = Math.min(size, END_BYTES + MOST_COMMENT_BYTES)
  const tail = await readAt(file, size - tailBytes, tailBytes)
  const end = findEnd(tail)
  const [count, listBytes, listOffset] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ]
  if (listOffset + listBytes > size) throw new Error('it is cut')
  const list = await readAt(file, listOffset, listBytes)
  const entries: ZipEntry[] = []
  for (let at = 0; at < listBytes;) {
    if (list.readUInt32LE(at) !== CENTRAL) throw new Error('its list of entries is damaged')
    const lengths = [28, 30, 32].map((field) => list.readUInt16LE(at + field))
    entries.push(readEntry(list, at, lengths[0] ?? 0))
    at += CENTRAL_BYTES + lengths.reduce((sum, length) => sum + length, 0)
  }
  if (entries.length !== count) throw new Error('its list of entries is cut')
  return entries
}

const findEnd = (tail: Buffer): number => {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) if (tail.readUInt32LE(at) === END) return at
  throw new Error('it is no zip, or it is cut')
}

const readEntry = (list: Buffer, at: number, nameBytes: number): ZipEntry => ({
  name: list.toString('utf8', at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes),
  isLink: ((list.readUInt32LE(at + 38) >>> 16) & TYPE) === LINK,
  method: list.readUInt16LE(at + 10),
  crc: list.readUInt32LE(at + 16),
  packedBytes: list.readUInt32LE(at + 20),
  bytes: list.readUInt32LE(at + 24),
  offset: list.readUInt32LE(at + 42),
})

/** Where the bytes of an entry begin. Throws when the entry itself has another name than the list. */
export const findEntryData = async (file: FileHandle, { name, offset }: ZipEntry): Promise<number> => {
  const header = await readAt(file, offset, LOCAL_BYTES)
  const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)]
  const own = await readAt(file, offset + LOCAL_BYTES, nameBytes)
  if (header.readUInt32LE(0) !== LOCAL || own.toString('utf8') !== name)
    throw new Error('it is not where the list has it')
  return offset + LOCAL_BYTES + nameBytes + extraBytes
}

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  if (bytesRead !== length) throw new Error('it is cut')
  return buffer
}
