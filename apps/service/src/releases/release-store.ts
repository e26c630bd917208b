import type { SignOptions } from '../platform/object-store/index.ts'
import type { ReleaseFile } from './release.ts'

/** A file of a release, for someone who reads it from the store. */
export type WantedFile = Pick<SignOptions, 'method' | 'disposition'> & {
  readonly release: string
  readonly file: ReleaseFile
}

/**
 * Common store of the releases of one collection, from which every machine fetches them into its own folder. Without
 * one, the folder of releases in ROTUNDA_DATA is the only place.
 */
export type ReleaseStore = {
  /**
   * Copies a release and its index from the local folder: the data first, the summary last. Reads everything back and
   * compares the digests before it returns. A release that the store has whole is read back only.
   */
  put(release: string, signal: AbortSignal): Promise<void>
  /**
   * Makes a release whole in the local folder, with its index where the store has one that fits this version. Resumes a
   * fetch that was cut off. Does nothing for a release that is there. Throws a Refusal `unavailable` that names the
   * cause: absent in the store, damaged, without a trusted signature, no room on the disk, no answer.
   */
  bring(release: string, signal: AbortSignal): Promise<void>
  /**
   * Makes an address at which anyone can read a file for some minutes. Undefined if the store has no such addresses,
   * lacks the file or its last byte, or does not answer soon.
   */
  sign(wanted: WantedFile): Promise<string | undefined>
  /**
   * Whether the store has a release whole: its signed summary, and each file that the summary names with its size. A
   * release that is here may be removed then, since it can be brought again.
   */
  holds(release: string, signal: AbortSignal): Promise<boolean>
  /** Removes a release and its indexes from the store, for a release whose serving was ended. */
  remove(release: string): Promise<void>
}
