import { closeRelease, openIndexed } from '../../../releases/open/index.ts'
import type { Collection, OpenRelease, SharedColumns } from '../../../releases/index.ts'

type Place = { readonly directory: string; readonly release: string }
type SharedPlace = Place & { readonly shared?: SharedColumns | undefined }

/** The current one, and one of those that streams still read or that somebody cites. */
const CAPACITY = 2

/** Releases that the thread has open. What was asked for longest ago is closed first, unless a stream reads it. */
export class ReleasesInThread {
  readonly #collection: Pick<Collection, 'tables'>
  readonly #open = new Map<string, OpenRelease>()
  readonly #held = new Map<number, readonly string[]>()
  /** Those that came last: with the first question of the current release. */
  #sent: { readonly of: string; readonly shared: SharedColumns } | undefined

  constructor(collection: Pick<Collection, 'tables'>) {
    this.#collection = collection
  }

  /** All of them, before any other is closed: an answer that is made with two reads both. */
  open(places: readonly SharedPlace[]): readonly OpenRelease[] {
    const opened = places.map((place) => this.#openOne(place))
    this.#closeOldest(places.map(keyOf))
    return opened
  }

  /** Keeps these releases open for a stream. */
  hold(stream: number, places: readonly Place[]): void {
    this.#held.set(stream, places.map(keyOf))
  }

  letGo(stream: number): void {
    this.#held.delete(stream)
    this.#closeOldest([])
  }

  #openOne({ directory, release: id, shared }: SharedPlace): OpenRelease {
    const key = keyOf({ directory, release: id })
    if (shared !== undefined) this.#sent = { of: key, shared }
    const release = this.#open.get(key) ?? this.#load({ directory, release: id }, key)
    this.#open.delete(key)
    this.#open.set(key, release)
    return release
  }

  #load(place: Place, key: string): OpenRelease {
    const shared = this.#sent?.of === key ? this.#sent.shared : undefined
    return openIndexed({ ...place, collection: this.#collection, shared })
  }

  #closeOldest(inUse: readonly string[]): void {
    const held = new Set([...inUse, ...[...this.#held.values()].flat()])
    for (const [key, release] of this.#open) {
      if (this.#open.size <= CAPACITY) return
      if (held.has(key)) continue
      this.#open.delete(key)
      closeRelease(release)
    }
  }
}

const keyOf = ({ directory, release }: Place): string => `${directory}/${release}`
