import type { MessagePort, Transferable } from 'node:worker_threads'
import { asError, Refusal } from '../../platform/index.ts'
import type {
  Pieces,
  AskMain,
  BookQuestion,
  Order,
  Reader,
  Reply,
  StateAnswer,
  StateQuestion,
  WrittenRefusal,
} from './question.ts'

/**
 * Carries out the orders of the main thread, inside a reader thread. `open` makes the reader, which asks the main
 * thread by `AskMain`.
 */
export const serveReader = (port: MessagePort, open: (ask: AskMain) => Promise<Reader>): void => {
  const post: Post = (reply, transfer = []) => {
    port.postMessage(reply, transfer)
  }
  const streams = new Streams(post)
  const questions = new Questions(post)
  const opening = open((question) => questions.ask(question))
  // Each order reports the fault.
  opening.catch(() => undefined)
  // The first refresh. Orders that came with it wait until it has opened the releases, but for those that need none.
  let first: Promise<void> | undefined
  const carryOut = async (order: Order): Promise<void> => {
    if (order.kind === 'pull') return streams.pull(order.id)
    if (order.kind === 'end') return streams.end(order.id)
    if (order.kind === 'state') return questions.settle(order.id, order.answer)
    if (first !== undefined && order.kind !== 'routes') await first.catch(() => undefined)
    const answered = answer(await opening, order, streams, post)
    if (order.kind === 'refresh') first ??= answered
    return answered
  }
  port.on('message', (order: Order) => {
    carryOut(order).catch((cause: unknown) => {
      const { id } = order
      if (cause instanceof Refusal) post({ kind: 'refused', id, refusal: write(cause) })
      else post({ kind: 'failed', id, fault: asError(cause) })
    })
  })
}

type Post = (reply: Reply, transfer?: Transferable[]) => void
type Asking = Exclude<Order, { readonly kind: 'pull' | 'end' | 'state' }>

const answer = async (reader: Reader, order: Asking, streams: Streams, post: Post): Promise<void> => {
  const { kind, id } = order
  if (kind === 'find') {
    const found = await reader.find(order.question)
    post({ kind: 'found', id, answer: found }, listTransferable(found.body))
  } else if (kind === 'page') {
    const written = await reader.writePage(order.question)
    post({ kind: 'written', id, answer: written }, listTransferable(written.body))
  } else if (kind === 'book') post({ kind: 'looked', id, answer: await look(reader, order.question) })
  else if (kind === 'stream') {
    const pieces = await reader.openStream(order.question)
    streams.begin(id, pieces)
    post({ kind: 'head', id, total: pieces.total })
  } else if (kind === 'routes') post({ kind, id, routes: reader.routes })
  else if (order.kind === 'refresh')
    post({ kind: 'refreshed', id, columns: await reader.refresh(order.columns) })
}

const look = async (reader: Reader, { name, given, client }: BookQuestion): Promise<unknown> => {
  const book = await reader.openBook(client)
  // The question has the arguments of its own method.
  return (book[name] as (...given: readonly unknown[]) => Promise<unknown>)(...given)
}

type Stream = {
  readonly pieces: AsyncIterator<Uint8Array> | Iterator<Uint8Array>
  readonly found: Pieces
}

/** Streams that this thread has begun. The main thread pulls each piece. */
class Streams {
  readonly #post: Post
  readonly #open = new Map<number, Stream>()

  constructor(post: Post) {
    this.#post = post
  }

  begin(id: number, found: Pieces): void {
    const { pieces } = found
    const iterated =
      Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]()
    this.#open.set(id, { pieces: iterated, found })
  }

  async pull(id: number): Promise<void> {
    const next = await this.#open.get(id)?.pieces.next()
    // The thread that began the stream has ended, and this thread replaced it.
    if (next === undefined) throw new Error('the thread that wrote the stream has ended')
    if (next.done === true) {
      this.end(id)
      this.#post({ kind: 'done', id })
    } else this.#post({ kind: 'piece', id, piece: next.value }, listTransferable(next.value))
  }

  end(id: number): void {
    this.#open.get(id)?.found.close()
    this.#open.delete(id)
  }
}

/** Questions of this thread to the main thread, which wait for an answer. */
class Questions {
  readonly #post: Post
  readonly #waiting = new Map<number, PromiseWithResolvers<StateAnswer>>()
  #last = 0

  constructor(post: Post) {
    this.#post = post
  }

  ask(question: StateQuestion): Promise<StateAnswer> {
    const id = (this.#last += 1)
    const waiting = Promise.withResolvers<StateAnswer>()
    this.#waiting.set(id, waiting)
    this.#post({ kind: 'ask', id, question })
    return waiting.promise
  }

  settle(id: number, answer: StateAnswer | undefined): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (answer === undefined) waiting?.reject(new Error('the service could not answer a page'))
    else waiting?.resolve(answer)
  }
}

/** Moves the memory of an answer to the main thread, unless other arrays share it. */
const listTransferable = ({ buffer, byteLength }: Uint8Array): Transferable[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

const write = (refusal: Refusal): WrittenRefusal => {
  const { code, message: detail, retryAfterSeconds, param, allowed, didYouMean } = refusal
  const given = Object.entries({ retryAfterSeconds, param, allowed, didYouMean })
  return { code, detail, options: Object.fromEntries(given.filter(([, value]) => value !== undefined)) }
}
