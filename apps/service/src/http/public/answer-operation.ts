import type { FastifyReply, FastifyRequest } from 'fastify'
import { giveBack } from '../../platform/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { hasAlready } from '../has-already.ts'
import { bodyFields, sharedFields } from './answer-fields.ts'
import { readAsked, type Asked } from './asked.ts'
import { chooseRelease, type OpenedRelease } from './choose-release.ts'
import { compress } from './compress.ts'
import { countRequest, type ClientLimit } from './limit-clients.ts'
import { BASE, type CommonQuery, type Found, type Operation } from './operation.ts'
import { pageKey, type PageCache } from './page-cache.ts'
import { sendStream } from './send-stream.ts'
import { makeTagger } from './tags.ts'
import type { Turn } from './turn.ts'
import type { WaitForTurn } from './waiting-line.ts'
import { writeMeta } from './write-meta.ts'
import { writePage } from './write-page.ts'

export type AnswerNeeds = {
  readonly currentRelease: CurrentRelease
  readonly limit: ClientLimit
  readonly pages: PageCache
  readonly waitForTurn: WaitForTurn
  readonly waitForPiece: WaitForTurn
}

/**
 * Everything in an answer comes from one release, which is held until the answer is written. What the client has
 * already costs it nothing of its limit: whether it has is known before any work is done. Work waits for its turn, and
 * the current release is chosen only then: one that was replaced meanwhile could not be held for a stream.
 */
export const answerOperation = <Query extends CommonQuery>(
  needs: AnswerNeeds,
  operation: Operation<Query>,
) => {
  const writeTag = makeTagger(operation)
  const answer = (
    opened: OpenedRelease,
    asked: Asked<Query>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void => {
    const release = opened.get()
    const etag = writeTag(asked, release.summary.token)
    void sendFound({ operation, request, reply, asked, release, keep: opened.keep, etag }, needs)
  }
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = readAsked(operation, request)
    const chosen = await chooseRelease(needs, operation, asked, request)
    const held = request.headers['if-none-match']
    if (held !== undefined && held !== '*') {
      const etag = writeTag(asked, chosen.token)
      if (hasAlready(held, etag))
        return sendNothingNew({ operation, request, reply, asked, etag }, needs.limit)
    }
    demandTurn(needs.limit, request, reply)
    const opened = await chosen.open()
    try {
      await needs.waitForTurn()
      // Nobody reads the answer when the client has gone away meanwhile.
      if (!reply.raw.destroyed) answer(opened, asked, request, reply)
    } finally {
      opened.close()
    }
    return reply
  }
}

const sendFound = <Query extends CommonQuery>(turn: Turn<Query>, needs: AnswerNeeds): FastifyReply => {
  const { operation, asked, request, release } = turn
  const found = operation.find(release, asked.query, asked.format)
  if (request.headers['if-none-match'] === '*') return sendNothingNew(turn, needs.limit)
  return asked.stream === undefined
    ? sendPage(turn, found, needs.pages)
    : sendStream(turn, found, asked.stream, needs)
}

const demandTurn = (limit: ClientLimit, request: FastifyRequest, reply: FastifyReply): void => {
  const refusal = countRequest(limit, request, reply)
  if (refusal !== undefined) throw refusal
}

const sendNothingNew = <Query extends CommonQuery>(
  { operation, asked, etag, request, reply }: Omit<Turn<Query>, 'release' | 'keep'>,
  limit: ClientLimit,
): FastifyReply => {
  const standing = limit.look(request.raw)
  if (standing !== undefined) reply.headers(limit.describe(standing))
  return reply
    .code(304)
    .headers(sharedFields(operation, asked, etag))
    .send()
}

const sendPage = <Query extends CommonQuery>(
  { operation, asked, etag, request, reply, release }: Turn<Query>,
  { rows, datasets, more }: Found,
  pages: PageCache,
): FastifyReply => {
  // An operation without pages gives one row.
  const { limit = 1, offset = 0 } = asked.query
  const { summary } = release
  const meta = writeMeta(summary, datasets, { total: rows.total, limit, offset })
  const named = asked.release === undefined ? undefined : { release: asked.release }
  const whole = writePage(rows, asked.format, { limit, offset }, { ...meta, ...named, ...more })
  const { body, encoding } = compress(whole, asked.encoding)
  if (body !== whole) giveBack(whole)
  const shared = sharedFields(operation, asked, etag)
  const fields = {
    ...shared,
    ...bodyFields(operation, asked, { release: summary, nextOffset: meta.next_offset, encoding }),
    'content-length': String(body.length),
  }
  // Whatever keeps copies keeps those of a named release for good: they push out nothing of the current one here.
  const isKept =
    asked.release === undefined &&
    operation.readState === undefined &&
    pages.keep(pageKey(request.raw), {
      ...{ token: summary.token, etag, body, route: BASE + operation.path },
      fields: Object.entries(fields).flat(),
      bareFields: Object.entries(shared).flat(),
    })
  if (!isKept)
    reply.raw.once('finish', () => {
      giveBack(body)
    })
  return reply.headers(fields).send(body)
}
