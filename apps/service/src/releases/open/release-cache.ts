import type { Refusal } from '../../platform/index.ts'
import type { Collection } from '../collection.ts'
import { makeIndex } from '../index-files/make-index.ts'
import { closeRelease, openIndexed, openRelease } from './open-release.ts'
import { refuseClosing, refuseReader, refuseStreams, refuseUnreadable } from './refuse-earlier.ts'
import { readColumns } from './warm-up.ts'
import { ReaderQueue } from './reader-queue.ts'
import { runTimeSlices } from './run-time-slices.ts'
import type { OpenRelease, ReleaseLease } from '../release.ts'

type Held = {
  readonly release: OpenRelease
  references: number
  /** How many streams of each reader read it. */
  readonly streams: Map<string, number>
  /** Makes room for another one: a request for it now waits until it is opened again. */
  isLeaving: boolean
}

export type ReleaseCacheNeeds = {
  /** Where the releases are. */
  readonly directory: string
  readonly collection: Collection
  readonly whenOpened: (release: OpenRelease) => void
  readonly whenClosed: (release: OpenRelease) => void
  readonly whenFailed: (cause: unknown) => void
}

/** Each release holds its columns in memory, and its files open. */
const CAPACITY = 4

/** Streams last as long as their readers like. They leave room for a release whose pages somebody asks for. */
const HELD = { ofOne: 2, inAll: CAPACITY - 1 }

/**
 * LRU cache of releases that are not the current one, opened when somebody asks: one at a time, in the order of asking,
 * and never more than a few, since each takes memory and a file. One that is read is not closed.
 */
export class ReleaseCache {
  readonly #needs: ReleaseCacheNeeds
  /** The one that was asked for longest ago comes first. */
  readonly #held = new Map<string, Held>()
  readonly #queue = new ReaderQueue()
  readonly #stop = new AbortController()
  #working: Promise<void> | undefined
  #changed = Promise.withResolvers<undefined>()

  constructor(needs: ReleaseCacheNeeds) {
    this.#needs = needs
  }

  async lease(release: string, reader: string): Promise<ReleaseLease> {
    const held = this.#held.get(release)
    if (held !== undefined && !held.isLeaving) return this.#use(release, held)
    const lease = this.#queue.add(release, reader)
    this.#working ??= this.#openAll().finally(() => (this.#working = undefined))
    return lease
  }

  /** For one short answer: it counts for nothing, and waits for no place. */
  async openApart(id: string, reader: string): Promise<Pick<ReleaseLease, 'release' | 'close'>> {
    // Checks it, and makes its index.
    const lease = await this.lease(id, reader)
    lease.close()
    const { directory, collection } = this.#needs
    const release = openIndexed({ directory, release: id, collection, shared: undefined })
    return { release, close: () => closeRelease(release) }
  }

  /** Refuses all who wait; what is being read closes with its last reader. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('the service is being closed'))
    this.#announce()
    for (const held of this.#held.values()) held.isLeaving = true
    this.#tidy()
    await this.#working
  }

  async #openAll(): Promise<void> {
    for (let next = this.#queue.next(); next !== undefined; next = this.#queue.next())
      try {
        const held = await this.#open(next)
        this.#queue.answer(next, () => this.#use(next, held))
      } catch (cause) {
        this.#queue.refuse(next, this.#explain(next, cause))
      }
  }

  async #open(id: string): Promise<Held> {
    await this.#makeRoomFor(id)
    this.#stop.signal.throwIfAborted()
    // A reader of it began a stream meanwhile.
    const held = this.#held.get(id) ?? (await this.#load(id))
    held.isLeaving = false
    return held
  }

  async #load(id: string): Promise<Held> {
    const { directory, collection, whenOpened } = this.#needs
    await makeIndex({ directory, release: id, collection }, this.#stop.signal)
    const loaded = Promise.withResolvers<Held>()
    const held = this.#held
    const slices = function* (): Generator<void> {
      const release = yield* openRelease({
        directory,
        release: id,
        collection,
        prepare: readColumns(collection),
      })
      const one = { release, references: 0, streams: new Map<string, number>(), isLeaving: false }
      held.set(id, one)
      whenOpened(release)
      loaded.resolve(one)
    }
    await runTimeSlices(slices(), this.#stop.signal)
    return loaded.promise
  }

  #explain(release: string, cause: unknown): Refusal {
    if (this.#stop.signal.aborted) return refuseClosing()
    this.#needs.whenFailed(cause)
    return refuseUnreadable(release, cause)
  }

  /** Streams hold fewer than there is room for, so that there is always one to close as soon as its pages are sent. */
  async #makeRoomFor(id: string): Promise<void> {
    while (this.#held.size >= CAPACITY && !this.#held.has(id)) {
      this.#stop.signal.throwIfAborted()
      const oldest = this.#held.values().find(({ streams }) => streams.size === 0)
      if (oldest !== undefined) oldest.isLeaving = true
      this.#tidy()
      if (this.#held.size >= CAPACITY) await this.#changed.promise
    }
  }

  #use(id: string, held: Held): ReleaseLease {
    this.#held.delete(id)
    this.#held.set(id, held)
    const { release } = held
    return { release, keep: (reader) => this.#keep(held, reader), close: this.#addReference(held) }
  }

  #keep(held: Held, reader: string): Pick<ReleaseLease, 'close'> {
    if (!held.streams.has(reader)) this.#refuseBeyond(held, reader)
    // It was to be closed with its last page.
    held.isLeaving = this.#stop.signal.aborted
    held.streams.set(reader, (held.streams.get(reader) ?? 0) + 1)
    const close = this.#addReference(held, () => {
      const left = (held.streams.get(reader) ?? 0) - 1
      if (left > 0) held.streams.set(reader, left)
      else held.streams.delete(reader)
    })
    return { close }
  }

  #refuseBeyond(held: Held, reader: string): void {
    const all = [...this.#held.values()].filter((one) => one !== held && one.streams.size > 0)
    if (all.filter(({ streams }) => streams.has(reader)).length >= HELD.ofOne) throw refuseReader(HELD.ofOne)
    if (all.length >= HELD.inAll) throw refuseStreams(HELD.inAll)
  }

  /** The answer closes it, once. */
  #addReference(held: Held, whenClosed: () => void = () => undefined): () => void {
    held.references += 1
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      held.references -= 1
      whenClosed()
      this.#tidy()
      this.#announce()
    }
  }

  #tidy(): void {
    for (const [id, held] of this.#held)
      if (held.isLeaving && held.references === 0) {
        this.#held.delete(id)
        closeRelease(held.release)
        this.#needs.whenClosed(held.release)
      }
  }

  #announce(): void {
    this.#changed.resolve(undefined)
    this.#changed = Promise.withResolvers()
  }
}
