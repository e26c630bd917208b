import { randomUUID } from 'node:crypto'
import { open, unlink, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import { FairQueue, type Asker } from '../readers/fair-queue.ts'
import type { DataQuestion, AskData, Pieces } from '../readers/question.ts'
import type { DataApi } from './data-api.ts'
import { STREAM_LIMITS } from '../limits.ts'

const PACKED = {
  ofOne: STREAM_LIMITS.packedOfAddress.value,
  inAll: STREAM_LIMITS.packed.value,
  waitSeconds: STREAM_LIMITS.packedWaitSeconds.value,
}

const MOST_SPOOLED_BYTES = STREAM_LIMITS.spooledMib.value * 1024 * 1024

/** As much is read of a spool at once. */
const CHUNK_BYTES = 64 * 1024

type PackedFilesOptions = {
  /** Whether an address has one file at a time. */
  readonly isLimited: boolean
  readonly readers: Pick<AskData, 'openStream'>
  readonly packers: Pick<AskData, 'openStream'>
  readonly mostBytes?: number
}

/** Bytes of all spools. */
type Spooled = { bytes: number; readonly mostBytes: number }

/** Makes packed files at full speed, however slowly clients read: unread bytes wait on disk. */
export class PackedFiles {
  readonly #queue: FairQueue
  readonly #spooled: Spooled
  readonly #readers: PackedFilesOptions['readers']
  readonly #packers: PackedFilesOptions['packers']

  constructor({ isLimited, readers, packers, mostBytes = MOST_SPOOLED_BYTES }: PackedFilesOptions) {
    this.#readers = readers
    this.#packers = packers
    this.#queue = new FairQueue(isLimited ? PACKED : { ...PACKED, ofOne: Infinity })
    this.#spooled = { bytes: 0, mostBytes }
  }

  /**
   * Makes the file when its turn comes, through a spool in `directory`: an unlinked file, which disappears with the
   * process. Throws the refusals of the operation and of the queue.
   */
  async make(
    question: DataQuestion,
    asker: Asker,
    { directory }: Pick<DataApi, 'directory'>,
  ): Promise<Pieces> {
    // A reader refuses a wrong question, so the thread that packs starts only for right ones. A sort refuses nothing, and
    // would keep the reader busy.
    const checked = await this.#readers.openStream(
      { ...question, query: { ...question.query, sort: undefined } },
      asker,
    )
    checked.close()
    const { promise, resolve, reject } = Promise.withResolvers<Pieces>()
    const make = async (): Promise<void> => {
      const found = await this.#packers.openStream(question, asker)
      try {
        const spool = await Spool.open(directory, this.#spooled)
        resolve({ total: found.total, pieces: spool.read(), close: () => void spool.close() })
        await fill(spool, found)
      } finally {
        found.close()
      }
    }
    this.#queue.add(make, asker).catch(reject)
    return promise
  }

  close(): void {
    this.#queue.clear()
  }
}

const fill = async (spool: Spool, { pieces }: Pieces): Promise<void> => {
  try {
    for await (const piece of pieces) {
      if (spool.isClosed) return
      await spool.write(piece)
    }
    spool.end()
  } catch (fault) {
    // The answer has begun, so its reader learns of the fault.
    spool.end(fault)
  }
}

/** An unlinked file that is read while it is written. */
class Spool {
  readonly #file: FileHandle
  readonly #all: Spooled
  #held = 0
  #written = 0
  #ended: { readonly fault?: unknown } | undefined
  #closed: Promise<void> | undefined
  #wake = Promise.withResolvers<undefined>()

  static async open(directory: string, all: Spooled): Promise<Spool> {
    const path = join(directory, `.spool-${randomUUID()}`)
    const file = await open(path, 'wx+', 0o600)
    await unlink(path)
    return new Spool(file, all)
  }

  private constructor(file: FileHandle, all: Spooled) {
    this.#file = file
    this.#all = all
  }

  get isClosed(): boolean {
    return this.#closed !== undefined
  }

  async write(bytes: Uint8Array): Promise<void> {
    if (this.isClosed) return
    const { mostBytes } = this.#all
    if (this.#all.bytes + bytes.length > mostBytes)
      throw new Error(`Packed files waiting for their readers exceed ${mostBytes} bytes.`)
    this.#all.bytes += bytes.length
    this.#held += bytes.length
    await this.#file.appendFile(bytes)
    this.#written += bytes.length
    this.#wakeReader()
  }

  end(fault?: unknown): void {
    this.#ended = fault === undefined ? {} : { fault }
    this.#wakeReader()
  }

  async *read(): AsyncGenerator<Uint8Array, void, undefined> {
    let place = 0
    for (;;) {
      const more = this.#wake.promise
      if (place < this.#written) {
        const { bytesRead, buffer } = await this.#file.read(
          Buffer.allocUnsafe(CHUNK_BYTES),
          0,
          CHUNK_BYTES,
          place,
        )
        place += bytesRead
        yield buffer.subarray(0, bytesRead)
      } else if (this.#ended === undefined) await more
      else if ('fault' in this.#ended) throw this.#ended.fault
      else return
    }
  }

  close(): Promise<void> {
    return (this.#closed ??= this.#end())
  }

  async #end(): Promise<void> {
    this.#all.bytes -= this.#held
    await this.#file.close()
  }

  #wakeReader(): void {
    this.#wake.resolve(undefined)
    this.#wake = Promise.withResolvers<undefined>()
  }
}
