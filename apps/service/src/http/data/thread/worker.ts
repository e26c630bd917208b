import { parentPort, workerData, type Transferable } from 'node:worker_threads'
import { asError, Refusal } from '../../../platform/index.ts'
import type { Collection } from '../../../releases/index.ts'
import type { Found, Operation } from '../operation.ts'
import { refuseTooMany } from '../packed-forms.ts'
import { writePieces } from '../stream-rows.ts'
import { writePage } from '../write-page.ts'
import { ReleasesInThread } from './releases-in-thread.ts'
import type { Order, Question, Reply, WrittenRefusal } from './question.ts'

/** What the module that the thread is started with exports. */
export type ThreadModule = {
  readonly collection: Pick<Collection, 'tables'>
  readonly OPERATIONS: readonly Operation<never>[]
}

// Started by AnswerThread alone, with the address of such a module.
const { collection, OPERATIONS } = (await import(String(workerData))) as ThreadModule
const releases = new ReleasesInThread(collection)
const streams = new Map<number, Iterator<Uint8Array>>()

const post = (reply: Reply, transfer: Transferable[] = []): void => {
  parentPort?.postMessage(reply, transfer)
}

/** Its memory goes over to the service, where it is not shared with other pieces. */
const listTransferable = ({ buffer, byteLength }: Uint8Array): Transferable[] =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : []

/** What the answer is made from. The columns that came with the question are those of the first release. */
const listPlaces = ({ directory, release, shared, other }: Question) => [
  { directory, release, shared },
  ...(other === undefined ? [] : [{ directory, release: other }]),
]

const find = async (question: Question): Promise<Found> => {
  const { path, query, format } = question
  const operation = OPERATIONS.find((one) => one.path === path)
  if (operation === undefined) throw new Error(`there is no operation ${path}`)
  const [release, other] = releases.open(listPlaces(question))
  if (release === undefined) throw new Error('a question of no release')
  // The service has checked the query by the schema of this operation.
  return operation.find(release, query as never, format, other)
}

const answerPage = async (id: number, question: Question): Promise<void> => {
  const { limit = 1, offset = 0 } = question.query
  const page = writePage(await find(question), question.format, { limit, offset })
  post({ id, kind: 'page', page }, listTransferable(page.data))
}

const openStream = async (id: number, question: Question): Promise<void> => {
  const { rows } = await find(question)
  refuseTooMany(question.format, rows.total, question.inBulk)
  streams.set(id, writePieces(question.format, rows))
  releases.hold(id, listPlaces(question))
  post({ id, kind: 'head', total: rows.total })
}

const answerPull = (id: number): void => {
  const next = streams.get(id)?.next()
  // The thread that began the stream has ended, and this one was started after it.
  if (next === undefined) throw new Error('the thread that wrote the stream has ended')
  if (next.done === true) {
    endStream(id)
    post({ id, kind: 'end' })
  } else post({ id, kind: 'piece', piece: next.value }, listTransferable(next.value))
}

const endStream = (id: number): void => {
  streams.get(id)?.return?.()
  streams.delete(id)
  releases.letGo(id)
}

const carryOut = async (order: Order): Promise<void> => {
  if (order.kind === 'page') await answerPage(order.id, order.question)
  else if (order.kind === 'stream') await openStream(order.id, order.question)
  else if (order.kind === 'pull') answerPull(order.id)
  else endStream(order.id)
}

const write = (refusal: Refusal): WrittenRefusal => {
  const { code, message: detail, retryAfterSeconds, param, allowed, didYouMean } = refusal
  const given = Object.entries({ retryAfterSeconds, param, allowed, didYouMean })
  return { code, detail, options: Object.fromEntries(given.filter(([, value]) => value !== undefined)) }
}

parentPort?.on('message', (order: Order) => {
  carryOut(order).catch((cause: unknown) => {
    const { id } = order
    if (cause instanceof Refusal) post({ id, kind: 'refused', refusal: write(cause) })
    else post({ id, kind: 'failed', fault: asError(cause) })
  })
})
