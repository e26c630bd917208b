import type { IncomingMessage } from 'node:http'
import type { ReadyAnswer } from '../kept-answers.ts'
import { readWish } from './negotiate.ts'

/** Under which an answer is kept: the address as it was written, what the headers ask for, and where its links begin. */
export const pageKey = ({ url, headers }: IncomingMessage, origin: string): string => {
  const { format, encoding } = readWish(headers)
  return `${format} ${encoding} ${origin} ${url ?? ''}`
}

type Entry = { readonly answer: ReadyAnswer; usedSince: boolean }

/** A page that is not worth pushing out many others. */
const MAX_ENTRIES_OF_ONE = 16

/** Beside its body, an answer takes about this much. */
const OVERHEAD_BYTES = 2048

/** As many addresses are remembered as having been asked once; longer ones are asked by nobody again and again. */
const MANY_ADDRESSES = 10_000
const LONG_ADDRESS = 1000

/**
 * Ready answers up to a number of bytes, of addresses that were asked at least twice: most pages are asked once, by
 * somebody who walks through all of them, and keeping those costs more than making them. The first to go are those
 * that were not used since they were last looked at.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>()
  readonly #maxBytes: number
  readonly #askedOnce = new Set<string>()
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  find(key: string): ReadyAnswer | undefined {
    const entry = this.#entries.get(key)
    if (entry === undefined) return undefined
    entry.usedSince = true
    return entry.answer
  }

  /** Whether it is kept. */
  keep(key: string, answer: ReadyAnswer): boolean {
    if (key.length > LONG_ADDRESS || !this.#wasAsked(key)) return false
    this.#drop(key)
    if (sizeOf(answer) > this.#maxBytes / MAX_ENTRIES_OF_ONE) return false
    this.#entries.set(key, { answer, usedSince: false })
    this.#bytes += sizeOf(answer)
    this.#makeRoom()
    return true
  }

  #wasAsked(key: string): boolean {
    if (this.#askedOnce.has(key)) return true
    if (this.#askedOnce.size >= MANY_ADDRESSES) this.#askedOnce.clear()
    this.#askedOnce.add(key)
    return false
  }

  /** Goes round: what was used gets another turn at the end, everything else makes room. */
  #makeRoom(): void {
    for (const [key, entry] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return
      if (!entry.usedSince) {
        this.#drop(key)
        continue
      }
      this.#entries.delete(key)
      this.#entries.set(key, { answer: entry.answer, usedSince: false })
    }
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= sizeOf(entry.answer)
  }
}

const sizeOf = ({ body }: ReadyAnswer): number => body.length + OVERHEAD_BYTES
