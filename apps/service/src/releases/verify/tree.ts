import { GATE_LIMITS } from '../limits.ts'
import { CHECKSUMS_FILE, PUBLIC_KEY_FILE, SIGNATURE_FILE } from '../release-names.ts'

/** The files of a release or bag, wherever they lie, each with its digest; paths are relative and safe. */
export type Tree = {
  readonly files: ReadonlyMap<string, { readonly bytes: number; readonly sha256: string }>
  /** Entries that cannot be files of a release: links, names that lead elsewhere, unreadable entries. */
  readonly faults: readonly string[]
  /** Reads a file that describes the others; undefined if it does not exist. */
  readonly readText: (path: string) => string | undefined
}

/** Whether a name stays below the folder in which it is looked up, on any system. */
export const isSafePath = (path: string): boolean =>
  !/[\\:\u0000-\u001f]/.test(path) && // eslint-disable-line no-control-regex -- they are what is looked for
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

export const MANIFEST = 'manifest-sha256.txt'
export const TAG_MANIFEST = 'tagmanifest-sha256.txt'
export const BAG_INFO = 'bag-info.txt'

/** Files that describe the others: they alone are held in memory, even if a stranger has put more there. */
const TEXTS = new Set([MANIFEST, TAG_MANIFEST, BAG_INFO, CHECKSUMS_FILE, SIGNATURE_FILE, PUBLIC_KEY_FILE])
const MOST_TEXT_BYTES = GATE_LIMITS.describingFileMib.value * 1024 * 1024

export const isText = (path: string, bytes: number): boolean => TEXTS.has(path) && bytes <= MOST_TEXT_BYTES

/** Finds a list or summary that is too large to be one of a release. */
export const findHuge = (path: string, bytes: number): string[] =>
  TEXTS.has(path) && bytes > MOST_TEXT_BYTES
    ? [`${path} has ${bytes} bytes; no release has a text file of more than ${MOST_TEXT_BYTES}`]
    : []

type ChecksumList = {
  /** Digests by path. */
  readonly digests: ReadonlyMap<string, string>
  readonly faults: readonly string[]
}

/** Parses the output of `sha256sum`. Names that lead elsewhere and repeated names are faults. */
export const parseChecksums = (text: string, name: string): ChecksumList => {
  const digests = new Map<string, string>()
  const faults: string[] = []
  for (const line of text.split('\n').filter((written) => written !== '')) {
    const [, digest, path] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? []
    if (digest === undefined || path === undefined) faults.push(`${name} has an invalid line: ${line}`)
    else if (!isSafePath(path)) faults.push(`${name} names ${path}, which leads out of the folder`)
    else if (digests.has(path)) faults.push(`${name} names ${path} twice`)
    else digests.set(path, digest)
  }
  return { digests, faults }
}

/** Finds missing and damaged files of a list. */
export const compareFiles = (
  { files }: Pick<Tree, 'files'>,
  { digests }: Pick<ChecksumList, 'digests'>,
): string[] =>
  [...digests].flatMap(([path, digest]) => {
    const file = files.get(path)
    if (file === undefined) return [`${path} is missing`]
    return file.sha256 === digest ? [] : [`${path} is damaged`]
  })
