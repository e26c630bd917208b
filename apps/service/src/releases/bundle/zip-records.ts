/** Records of a zip (PKWARE APPNOTE 6.3), and those of Zip64 if a size, an offset or a number needs them. */

export const SIGNATURES = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  central: 0x02014b50,
  end: 0x06054b50,
  end64: 0x06064b50,
  locator64: 0x07064b50,
} as const

/** Replaces a number that does not fit, which a Zip64 record then holds. */
export const FULL_16 = 0xffff
export const FULL_32 = 0xffff_ffff
/** Id of the extra field that holds the numbers of an entry that do not fit. */
export const ZIP64 = 1

export const DEFLATED = 8
/** Flag of an entry whose size and checksum follow its content: neither is known when the content begins. */
export const DESCRIBED_BEHIND = 0x8

/** An entry that was written. */
export type WrittenEntry = {
  readonly name: string
  readonly isLarge: boolean
  readonly crc: number
  readonly packedBytes: number
  readonly bytes: number
  readonly offset: number
}

/** Compression can make an entry longer, by less than this. Its first record is written before the size is known. */
const MARGIN_BYTES = 2 ** 24

export const isLarge = (bytes: number): boolean => bytes > FULL_32 - MARGIN_BYTES

const FAST = 0x4
const VERSION = 20
const VERSION_OF_ZIP64 = 45
const UNIX = 3
const FILE_FOR_ALL_TO_READ = (0o100644 << 16) >>> 0
/** A zip has local times without a zone. Every file is dated noon of the first of January 1980. */
const NOON = 12 << 11
const FIRST_OF_1980 = (1 << 5) | 1

export const formatLocal = ({ name, isLarge: large }: Pick<WrittenEntry, 'name' | 'isLarge'>): Buffer => {
  const extra = large ? formatExtra([0, 0]) : NOTHING
  const size = large ? FULL_32 : 0
  return Buffer.concat([
    four(SIGNATURES.local),
    formatHow(large),
    four(0),
    four(size),
    four(size),
    two(Buffer.byteLength(name)),
    two(extra.length),
    Buffer.from(name),
    extra,
  ])
}

/** Formats the record after the content of an entry. */
export const formatDescriptor = ({
  crc,
  packedBytes,
  bytes,
  isLarge: large,
}: Pick<WrittenEntry, 'crc' | 'packedBytes' | 'bytes' | 'isLarge'>): Buffer =>
  Buffer.concat([four(SIGNATURES.descriptor), four(crc), ...[packedBytes, bytes].map(large ? eight : four)])

export const formatCentral = ({
  name,
  isLarge: large,
  crc,
  packedBytes,
  bytes,
  offset,
}: WrittenEntry): Buffer => {
  const wide = [...(large ? [bytes, packedBytes] : []), ...(offset >= FULL_32 ? [offset] : [])]
  const extra = wide.length === 0 ? NOTHING : formatExtra(wide)
  return Buffer.concat([
    four(SIGNATURES.central),
    two(versionOf(wide.length > 0) | (UNIX << 8)),
    formatHow(wide.length > 0),
    four(crc),
    four(large ? FULL_32 : packedBytes),
    four(large ? FULL_32 : bytes),
    two(Buffer.byteLength(name)),
    two(extra.length),
    two(0),
    two(0),
    two(0),
    four(FILE_FOR_ALL_TO_READ),
    four(Math.min(offset, FULL_32)),
    Buffer.from(name),
    extra,
  ])
}

/** Place and size of the list of entries. */
export type EndFacts = { readonly count: number; readonly bytes: number; readonly offset: number }

export const formatEnd = ({ count, bytes, offset }: EndFacts): Buffer =>
  Buffer.concat([
    count >= FULL_16 || offset >= FULL_32 || bytes >= FULL_32
      ? formatEnd64({ count, bytes, offset })
      : NOTHING,
    four(SIGNATURES.end),
    two(0),
    two(0),
    ...[count, count].map((value) => two(Math.min(value, FULL_16))),
    ...[bytes, offset].map((value) => four(Math.min(value, FULL_32))),
    two(0),
  ])

/** Size of the record of Zip64 after its own length field. */
export const END64_BYTES = 44

const formatEnd64 = ({ count, bytes, offset }: EndFacts): Buffer =>
  Buffer.concat([
    four(SIGNATURES.end64),
    eight(END64_BYTES),
    two(VERSION_OF_ZIP64 | (UNIX << 8)),
    two(VERSION_OF_ZIP64),
    four(0),
    four(0),
    eight(count),
    eight(count),
    eight(bytes),
    eight(offset),
    four(SIGNATURES.locator64),
    four(0),
    eight(offset + bytes),
    four(1),
  ])

const formatExtra = (values: readonly number[]): Buffer =>
  Buffer.concat([two(ZIP64), two(8 * values.length), ...values.map(eight)])

/** Formats the version needed to read the entry, its flags, its compression and its time. */
const formatHow = (isZip64: boolean): Buffer =>
  Buffer.concat([versionOf(isZip64), DESCRIBED_BEHIND | FAST, DEFLATED, NOON, FIRST_OF_1980].map(two))

const versionOf = (isZip64: boolean): number => (isZip64 ? VERSION_OF_ZIP64 : VERSION)

const NOTHING = Buffer.alloc(0)

const two = (value: number): Buffer => {
  const field = Buffer.alloc(2)
  field.writeUInt16LE(value)
  return field
}

const four = (value: number): Buffer => {
  const field = Buffer.alloc(4)
  field.writeUInt32LE(value)
  return field
}

const eight = (value: number): Buffer => {
  const field = Buffer.alloc(8)
  field.writeBigUInt64LE(BigInt(value))
  return field
}
