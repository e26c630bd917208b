import { setTimeout } from 'node:timers/promises'
import type { Clock, Refusal } from '../../platform/index.ts'
import type { Collection } from '../collection.ts'
import { makeIndex } from '../index-files/make-index.ts'
import type { OpenRelease, ReleaseLease } from '../release.ts'
import { closeRelease, openIndexed, openRelease, readColumns, type OpenNeeds } from './open-release.ts'
import { ReaderQueue } from './reader-queue.ts'
import {
  refuseChanged,
  refuseClosing,
  refuseNothingOpen,
  refuseReader,
  refuseStillOpening,
  refuseStreams,
  refuseUnreadable,
} from './refusals.ts'
import { OPEN_RELEASE_LIMITS } from '../limits.ts'

export type ReleasePoolNeeds = {
  /** Folder of all releases. */
  readonly directory: string
  readonly collection: Collection
  readonly indexThread?: URL
  readonly clock: Clock
  /** Seconds for which a replaced release can still be requested by its token. */
  readonly graceSeconds: number
  readonly whenOpened: (release: OpenRelease) => void
  readonly whenClosed: (release: OpenRelease) => void
  readonly whenFailed: (cause: unknown) => void
  /** Steps before an earlier release is read. By default its columns are read. */
  readonly prepare?: OpenNeeds['prepare']
  /** Whether the release of a token is about to be opened. */
  readonly isAwaited: (token: string) => boolean
  /** Reason why nothing is published yet, if known. */
  readonly whyNothing?: (() => string | undefined) | undefined
}

type Held = {
  readonly release: OpenRelease
  /**
   * The current release is pinned. A replaced release leaves after its grace, an earlier one when its place is needed.
   */
  role: 'current' | 'replaced' | 'earlier'
  replacedAt: Date
  references: number
  /** Streams of an earlier release, by client. */
  readonly streams: Map<string, number>
  /** Whether the release closes with its last reference. */
  isLeaving: boolean
}

type Lease = Pick<ReleaseLease, 'close'>

const CAPACITY = OPEN_RELEASE_LIMITS.openReleases.value

const HELD = { ofOne: OPEN_RELEASE_LIMITS.releasesOfAddress.value, inAll: CAPACITY - 1 }

/**
 * Pool of all open releases of a collection, with one reference count: the current release, the replaced ones, and
 * earlier ones that were requested by id. Earlier releases are opened one at a time, in the order of the requests. The
 * least recently used one is closed to make room, but none is closed while it is read.
 */
export class ReleasePool {
  readonly #needs: ReleasePoolNeeds
  /** Open releases, the least recently used first. */
  readonly #held = new Set<Held>()
  readonly #queue = new ReaderQueue()
  readonly #stop = new AbortController()
  #opening: Promise<void> | undefined
  #changed = Promise.withResolvers<undefined>()

  constructor(needs: ReleasePoolNeeds) {
    this.#needs = needs
  }

  /** Makes a release the current one: every request from now on gets it. */
  put(release: OpenRelease): void {
    const current = this.#findCurrent()
    if (current !== undefined) Object.assign(current, { role: 'replaced', replacedAt: this.#needs.clock() })
    this.#add(release, 'current')
    this.tidy()
  }

  /** Adds a release that was replaced before this process began. */
  putReplaced(release: OpenRelease, replacedAt: Date): void {
    this.#add(release, 'replaced', replacedAt)
  }

  /** Whether the release is current or in its grace. */
  holds(id: string): boolean {
    return this.#find(({ role, release }) => role !== 'earlier' && release.summary.id === id) !== undefined
  }

  isOpen(id: string): boolean {
    return this.#find(({ release }) => release.summary.id === id) !== undefined
  }

  /** Leases the current release; with a token, the release of that token if it is current or in its grace. */
  lease(token?: string): ReleaseLease {
    const current = this.#findCurrent()
    if (current === undefined) throw refuseNothingOpen(this.#needs.whyNothing?.())
    const held =
      token === undefined
        ? current
        : this.#find(
            (open) => open.release.summary.token === token && (open === current || this.#isInGrace(open)),
          )
    if (held !== undefined) return this.#use(held)
    if (token !== undefined && this.#needs.isAwaited(token)) throw refuseStillOpening()
    throw refuseChanged(current.release.summary.token)
  }

  /** Leases the release of an id, and opens it unless it is open. */
  async leaseById(id: string, reader: string): Promise<ReleaseLease> {
    const current = this.#findCurrent()
    if (current?.release.summary.id === id) return this.#use(current)
    const held = this.#findEarlier(id)
    if (held !== undefined && !held.isLeaving) return this.#use(held)
    const lease = this.#queue.add(id, reader)
    this.#opening ??= this.#openQueued().finally(() => (this.#opening = undefined))
    return lease
  }

  /** Opens the release of an id for one short answer, which waits for no place in the pool. */
  async openApart(id: string, reader: string): Promise<Pick<ReleaseLease, 'release' | 'close'>> {
    // The first lease checks the release and makes its index.
    const lease = await this.leaseById(id, reader)
    if (this.#findCurrent()?.release === lease.release) return lease
    lease.close()
    const { directory, collection } = this.#needs
    const release = openIndexed({ directory, release: id, collection, shared: undefined })
    return { release, close: () => closeRelease(release) }
  }

  /** Closes releases without readers that can no longer be requested. */
  tidy(): void {
    for (const held of this.#held) {
      const isDone = held.isLeaving || (held.role === 'replaced' && !this.#isInGrace(held))
      if (!isDone || held.references > 0) continue
      this.#held.delete(held)
      closeRelease(held.release)
      this.#needs.whenClosed(held.release)
    }
  }

  /** Refuses all waiting requests. A release that is being read closes with its last reader. */
  async close(): Promise<void> {
    this.#stop.abort(new Error('the service is being closed'))
    for (const held of this.#held) Object.assign(held, { role: 'earlier', isLeaving: true })
    this.#announce()
    await this.#opening
  }

  #find(isWanted: (held: Held) => boolean): Held | undefined {
    return this.#held.values().find(isWanted)
  }

  #findCurrent(): Held | undefined {
    return this.#find(({ role }) => role === 'current')
  }

  #findEarlier(id: string): Held | undefined {
    return this.#find(({ role, release }) => role === 'earlier' && release.summary.id === id)
  }

  #isInGrace({ role, replacedAt }: Held): boolean {
    const { clock, graceSeconds } = this.#needs
    return role === 'replaced' && clock().getTime() - replacedAt.getTime() < graceSeconds * 1000
  }

  #add(release: OpenRelease, role: Held['role'], replacedAt = new Date(0)): Held {
    const held = {
      release,
      role,
      replacedAt,
      references: 0,
      streams: new Map<string, number>(),
      isLeaving: false,
    }
    this.#held.add(held)
    return held
  }

  async #openQueued(): Promise<void> {
    for (let next = this.#queue.next(); next !== undefined; next = this.#queue.next())
      try {
        const held = await this.#openEarlier(next)
        this.#queue.answer(next, () => this.#use(held))
      } catch (cause) {
        this.#queue.refuse(next, this.#explain(next, cause))
      }
  }

  async #openEarlier(id: string): Promise<Held> {
    await this.#makeRoomFor(id)
    this.#stop.signal.throwIfAborted()
    // A reader of this release may have begun a stream meanwhile.
    const held = this.#findEarlier(id) ?? (await this.#load(id))
    held.isLeaving = false
    return held
  }

  async #load(id: string): Promise<Held> {
    const { directory, collection, whenOpened, indexThread: thread } = this.#needs
    const { signal } = this.#stop
    await makeIndex({ directory, release: id, collection, thread }, signal)
    const { prepare = readColumns(collection) } = this.#needs
    const loading = openRelease({ directory, release: id, collection, prepare })
    try {
      let begun = performance.now()
      let step = loading.next()
      while (step.done !== true) {
        await setTimeout(PAUSE_FACTOR * (performance.now() - begun), undefined, { signal })
        begun = performance.now()
        step = loading.next()
      }
      whenOpened(step.value)
      return this.#add(step.value, 'earlier')
    } catch (cause) {
      // Closes the files of the unfinished opening.
      loading.throw(cause)
      throw cause
    }
  }

  #explain(release: string, cause: unknown): Refusal {
    if (this.#stop.signal.aborted) return refuseClosing()
    this.#needs.whenFailed(cause)
    return refuseUnreadable(release, cause)
  }

  /**
   * Waits for room for a release. Streams can hold all places but one, so one place always opens as soon as its
   * pages are sent.
   */
  async #makeRoomFor(id: string): Promise<void> {
    const countEarlier = () => [...this.#held].filter(({ role }) => role === 'earlier').length
    while (countEarlier() >= CAPACITY && this.#findEarlier(id) === undefined) {
      this.#stop.signal.throwIfAborted()
      const oldest = this.#find(({ role, streams }) => role === 'earlier' && streams.size === 0)
      if (oldest !== undefined) oldest.isLeaving = true
      this.tidy()
      if (countEarlier() >= CAPACITY) await this.#changed.promise
    }
  }

  #use(held: Held): ReleaseLease {
    this.#held.delete(held)
    this.#held.add(held)
    return {
      release: held.release,
      keep: (reader) => this.#keep(held, reader),
      close: this.#addReference(held),
    }
  }

  #keep(held: Held, reader: string): Lease {
    if (held.role !== 'earlier') return { close: this.#addReference(held) }
    if (!held.streams.has(reader)) this.#refuseBeyond(held, reader)
    // The release may have been due to close with its last page.
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
    const streamed = [...this.#held].filter((other) => other !== held && other.streams.size > 0)
    if (streamed.filter(({ streams }) => streams.has(reader)).length >= HELD.ofOne)
      throw refuseReader(HELD.ofOne)
    if (streamed.length >= HELD.inAll) throw refuseStreams(HELD.inAll)
  }

  /** Adds a reference. The returned function removes it, once. */
  #addReference(held: Held, whenClosed: () => void = () => undefined): () => void {
    held.references += 1
    let isOpen = true
    return () => {
      if (!isOpen) return
      isOpen = false
      held.references -= 1
      whenClosed()
      this.#announce()
    }
  }

  /** Wakes the requests that wait for a place. */
  #announce(): void {
    this.tidy()
    this.#changed.resolve(undefined)
    this.#changed = Promise.withResolvers()
  }
}

/** A release that is opened in the background takes at most a quarter of the time. */
const PAUSE_FACTOR = 3
