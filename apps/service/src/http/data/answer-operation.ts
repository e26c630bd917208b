import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../../platform/index.ts'
import type { Asker } from '../readers/fair-queue.ts'
import { findAskingPage } from '../pages/asking-page.ts'
import { demandMatch } from '../answers/demand-match.ts'
import { hasAlready } from '../answers/has-already.ts'
import { originOf } from '../door/own-origin.ts'
import { signalGone } from '../door/signal-gone.ts'
import type { DataAnswer, DataQuestion, AskData, Pieces } from '../readers/question.ts'
import type { KeepAnswer, ReadyAnswers } from '../answers/ready-answers.ts'
import { bodyFields, sharedFields } from '../answers/answer-fields.ts'
import { readAsked } from './asked.ts'
import { chooseRelease } from './choose-release.ts'
import type { DataApi } from './data-api.ts'
import type { Exchange } from './exchange.ts'
import { countRequest, type RequestLimit } from '../limits/limit-clients.ts'
import { listStates } from './list-states.ts'
import type { CommonQuery, Operation } from './operation.ts'
import type { PackedFiles } from './packed-files.ts'
import { isPacked } from './packed-forms.ts'
import { sendStream } from './send-stream.ts'
import type { StreamFormat } from './stream-rows.ts'
import { makeTagger } from '../answers/tags.ts'

export type AnswerNeeds = {
  readonly api: DataApi
  readonly clock: Clock
  readonly limit: RequestLimit
  readonly ready: ReadyAnswers
  readonly keep: KeepAnswer
  readonly readers: AskData
  /** Answers operations that only the main thread can answer. */
  readonly here: AskData
  /** Makes packed files, one at a time. */
  readonly packed: PackedFiles
}

/**
 * Answers an operation from one release. A 304 does not count against the rate limit, so `If-None-Match` is checked
 * first: the tag is known before any work is done.
 */
export const answerOperation = <Query extends CommonQuery>(
  needs: AnswerNeeds,
  operation: Operation<Query>,
) => {
  const { api, clock, limit } = needs
  const writeTag = makeTagger(api, operation)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = readAsked<Query>(operation, request)
    operation.check?.(asked.query, asked.format)
    await request.server.waitForSample?.(request, api)
    const at = findAskingPage()?.at ?? clock()
    const release = await chooseRelease(needs, operation, asked)
    const etag = writeTag(asked, release.token, at)
    const exchange: Exchange<Query> = { api, operation, request, reply, asked, release, etag, at }
    const held = request.headers['if-none-match']
    if (held !== undefined && held !== '*' && hasAlready(held, etag)) {
      demandMatch(request, etag)
      return await sendNothingNew(exchange, limit)
    }
    const refusal = await countRequest(limit, request, reply)
    if (refusal !== undefined) throw refusal
    if (asked.stream === undefined || held === '*') await answerPage(exchange, needs)
    else sendStream(exchange, await openPieces(exchange, asked.stream, needs), asked.stream, limit)
    return reply
  }
}

const answerPage = async <Query extends CommonQuery>(
  exchange: Exchange<Query>,
  { limit, keep, ...needs }: AnswerNeeds,
): Promise<void> => {
  const { api, operation, request } = exchange
  const readers = operation.isOfMain === true ? needs.here : needs.readers
  const ask = () => readers.find(writeQuestion(exchange, limit), makeAsker(exchange, limit))
  const answer = await (api.access === 'anyone' ? needs.ready.share(request, exchange.etag, ask) : ask())
  // The client may have gone while the reader worked.
  if (exchange.reply.raw.destroyed) return
  demandMatch(request, exchange.etag)
  if (request.headers['if-none-match'] === '*') await sendNothingNew(exchange, limit)
  else sendPage(exchange, answer, keep)
}

const openPieces = <Query extends CommonQuery>(
  exchange: Exchange<Query>,
  format: StreamFormat,
  { limit, readers, packed }: AnswerNeeds,
): Promise<Pieces> => {
  const question = writeQuestion(exchange, limit)
  const asker = makeAsker(exchange, limit)
  return isPacked(format) ? packed.make(question, asker, exchange.api) : readers.openStream(question, asker)
}

const writeQuestion = <Query extends CommonQuery>(
  { api, operation, asked, release, request, at }: Exchange<Query>,
  limit: RequestLimit,
): DataQuestion => ({
  api: api.name,
  // Each form of an operation has an address of its own.
  path: operation.path.replace(/\..*$/, ''),
  query: asked.query,
  format: asked.format,
  encoding: asked.encoding,
  release: release.id,
  isNamed: asked.release !== undefined,
  at,
  client: limit.addressOf(request.raw),
})

const makeAsker = <Query extends CommonQuery>(
  { request, reply }: Exchange<Query>,
  limit: RequestLimit,
): Asker => ({ client: limit.addressOf(request.raw), signal: signalGone(reply) })

const sendNothingNew = async <Query extends CommonQuery>(
  { api, operation, asked, etag, request, reply }: Exchange<Query>,
  limit: RequestLimit,
): Promise<FastifyReply> => {
  await limit.show(request, reply)
  return reply
    .code(304)
    .headers(sharedFields(api, operation, asked, etag))
    .send()
}

const sendPage = <Query extends CommonQuery>(
  { api, operation, asked, etag, request, reply, release }: Exchange<Query>,
  { body, encoding, nextOffset }: DataAnswer,
  keep: KeepAnswer,
): void => {
  const origin = originOf(request)
  const shared = sharedFields(api, operation, asked, etag)
  const fields = {
    ...shared,
    ...bodyFields(api, operation, asked, { release, nextOffset, encoding, origin }),
    'content-length': String(body.length),
  }
  // Answers of a named release are not kept, since they would displace those of the current one: outside caches keep
  // them forever.
  const dependsOnState = listStates(api, operation, asked).length > 0
  // A page asks by the router, and its process may refuse other clients that ask.
  const isOfPage = findAskingPage() !== undefined
  if (asked.release === undefined && !dependsOnState && !isOfPage && api.access === 'anyone')
    keep(request, {
      isCurrent: () => isCurrent(api, release.token),
      etag,
      body,
      fields: Object.entries(fields).flat(),
      bareFields: Object.entries(shared).flat(),
    })
  void reply.headers(fields).send(body)
}

/** Tells whether the token is current. A release is open, since the answer came from one. */
const isCurrent = ({ currentRelease }: DataApi, token: string): boolean => {
  const lease = currentRelease.open()
  lease.close()
  return lease.release.summary.token === token
}
