import { CHECKSUMS_FILE, PUBLIC_KEY_FILE, SIGNATURE_FILE } from '../release-names.ts'
import { GATE_LIMITS } from '../limits.ts'

/** The files of a release or bag, wherever they lie, each with its digest; paths are relative and safe. */
export type Tree = {
  readonly files: ReadonlyMap<string, { readonly bytes: number; readonly sha256: string }>
  /** Entries that cannot be files of a release: links, names that lead elsewhere, unreadable entries. */
  readonly faults: readonly string[]
  /** One of the files that tell of the others; undefined when there is none. */
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

/** Faults of a list or summary that is too large to be one of a release. */
export const findHuge = (path: string, bytes: number): string[] =>
  TEXTS.has(path) && bytes > MOST_TEXT_BYTES
    ? [`${path} has ${bytes} bytes, and that of no release more than ${MOST_TEXT_BYTES}`]
    : []
