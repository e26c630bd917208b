import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ReleaseLease } from '../../releases/index.ts'
import { PageRequest } from '../ask-here.ts'
import type { Asker } from '../fair-queue.ts'
import { hasAlready } from '../has-already.ts'
import { originOf } from '../own-origin.ts'
import { bodyFields, sharedFields } from './answer-fields.ts'
import { askThread } from './ask-thread.ts'
import { readAsked } from './asked.ts'
import { chooseRelease, type OpenedRelease } from './choose-release.ts'
import { compress } from './compress.ts'
import { countRequest, type RequestLimit } from './limit-clients.ts'
import { hasDownloads, type DataApi } from './data-api.ts'
import { listStates } from './list-states.ts'
import type { CommonQuery, Operation } from './operation.ts'
import { isPacked, refuseTooMany } from './packed-forms.ts'
import type { PackedFiles } from './packed-files.ts'
import { pageKey, type PageCache } from './page-cache.ts'
import { sendStream } from './send-stream.ts'
import { holdOther } from './hold-other.ts'
import { makeTagger } from './tags.ts'
import type { Exchange } from './exchange.ts'
import type { WaitForSlot } from './scheduler.ts'
import { writeMeta } from './write-meta.ts'
import { writePieces, type Pieces, type StreamFormat } from './stream-rows.ts'
import type { AnswerThread } from './thread/answer-thread.ts'
import { wrapPage, writePage, type FoundPage } from './write-page.ts'

export type AnswerNeeds = {
  readonly api: DataApi
  readonly limit: RequestLimit
  readonly pages: PageCache
  readonly waitForSlot: WaitForSlot
  readonly waitForPiece: WaitForSlot
  readonly thread: AnswerThread
  /** Makes packed files, on a thread of their own where they are long. */
  readonly packed: PackedFiles
  readonly packedThread: AnswerThread
  /** More work than this is the thread’s. */
  readonly mostHere: number
}

/**
 * Everything in an answer comes from one release, which is held until the answer is written. What the client has
 * already costs it nothing of its limit: whether it has is known before any work is done. Work waits for a slot, and
 * the current release is chosen only then: one that was replaced meanwhile could not be held for a stream.
 */
export const answerOperation = <Query extends CommonQuery>(
  needs: AnswerNeeds,
  operation: Operation<Query>,
) => {
  const { api } = needs
  const writeTag = makeTagger(api, operation)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const asked = readAsked<Query>(operation, request)
    const chosen = await chooseRelease(needs, operation, asked, request)
    const held = request.headers['if-none-match']
    if (held !== undefined && held !== '*') {
      const etag = writeTag(asked, chosen.token)
      if (hasAlready(held, etag))
        return sendNothingNew({ api, operation, request, reply, asked, etag }, needs.limit)
    }
    await demandTurn(needs.limit, request, reply)
    const other = await holdOther(needs, operation, asked, request)
    try {
      await answerOpened(
        await chosen.open(),
        other,
        { api, operation, request, reply, asked, writeTag },
        needs,
      )
    } finally {
      other.close()
    }
    return reply
  }
}

type BeforeRelease<Query extends CommonQuery> = Omit<Exchange<Query>, 'release' | 'keep' | 'etag'> & {
  readonly writeTag: ReturnType<typeof makeTagger<Query>>
}

const answerOpened = async <Query extends CommonQuery>(
  opened: OpenedRelease,
  other: Pick<ReleaseLease, 'keep'>,
  { writeTag, ...exchange }: BeforeRelease<Query>,
  needs: AnswerNeeds,
): Promise<void> => {
  try {
    await needs.waitForSlot()
    // Nobody reads the answer when the client has gone away meanwhile.
    if (exchange.reply.raw.destroyed) return
    const release = opened.get()
    const etag = writeTag(exchange.asked, release.summary.token)
    await answer({ ...exchange, release, keep: keepBoth(opened, other), etag }, needs)
  } finally {
    opened.close()
  }
}

const keepBoth =
  (opened: Pick<ReleaseLease, 'keep'>, other: Pick<ReleaseLease, 'keep'>): ReleaseLease['keep'] =>
  (reader) => {
    const first = opened.keep(reader)
    // Is held already by this reader, and so never refused.
    const second = other.keep(reader)
    const close = (): void => {
      first.close()
      second.close()
    }
    return { close }
  }

const answer = async <Query extends CommonQuery>(
  exchange: Exchange<Query>,
  needs: AnswerNeeds,
): Promise<void> => {
  const { operation, asked, request, release } = exchange
  const { query, stream } = asked
  const isLong = operation.other !== undefined || (operation.weigh?.(release, query) ?? 0) > needs.mostHere
  if (stream === undefined || request.headers['if-none-match'] === '*') {
    const page = await (isLong
      ? askThread(exchange, (question) => needs.thread.findPage(question, findAsker(exchange, needs)))
      : findPage(exchange))
    // Nobody reads the answer when the client has gone away meanwhile.
    if (exchange.reply.raw.destroyed) return
    if (request.headers['if-none-match'] === '*') sendNothingNew(exchange, needs.limit)
    else sendPage(exchange, page, needs.pages)
  } else {
    sendStream(exchange, await openPieces(exchange, stream, isLong, needs), stream, needs)
  }
}

const openPieces = <Query extends CommonQuery>(
  exchange: Exchange<Query>,
  format: StreamFormat,
  isLong: boolean,
  needs: AnswerNeeds,
): Promise<Pieces> => {
  const asker = findAsker(exchange, needs)
  const thread = isPacked(format) ? needs.packedThread : needs.thread
  const open = () =>
    isLong
      ? askThread(exchange, (question) => thread.openStream(question, asker))
      : openStream(exchange, format)
  const { waitForPiece } = needs
  const { directory } = exchange.api
  return isPacked(format) ? needs.packed.make(open, asker, { directory, waitForPiece }) : open()
}

/** Names the client and its signal: a waiting question is dropped when its client has gone or its time is over. */
const findAsker = <Query extends CommonQuery>(
  { request, reply }: Exchange<Query>,
  { limit }: AnswerNeeds,
): Asker => {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    gone.abort()
  })
  return { client: limit.addressOf(request.raw), signal: gone.signal }
}

const findPage = async <Query extends CommonQuery>({
  operation,
  asked,
  release,
}: Exchange<Query>): Promise<FoundPage> => {
  const { query, format } = asked
  // An operation without pages gives one row.
  const { limit = 1, offset = 0 } = query
  return writePage(await operation.find(release, query, format), format, { limit, offset })
}

const openStream = async <Query extends CommonQuery>(
  { api, operation, asked, release }: Exchange<Query>,
  format: StreamFormat,
): Promise<Pieces> => {
  const { rows } = await operation.find(release, asked.query, format)
  refuseTooMany(format, rows.total, hasDownloads(api))
  // A generator that is not read on is nobody’s.
  return { total: rows.total, pieces: writePieces(format, rows), close: () => undefined }
}

const demandTurn = async (
  limit: RequestLimit,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> => {
  const refusal = await countRequest(limit, request, reply)
  if (refusal !== undefined) throw refusal
}

const sendNothingNew = <Query extends CommonQuery>(
  { api, operation, asked, etag, request, reply }: Omit<Exchange<Query>, 'release' | 'keep'>,
  limit: RequestLimit,
): FastifyReply => {
  limit.show(request, reply)
  return reply
    .code(304)
    .headers(sharedFields(api, operation, asked, etag))
    .send()
}

const sendPage = <Query extends CommonQuery>(
  { api, operation, asked, etag, request, reply, release }: Exchange<Query>,
  { total, more, data, ...found }: FoundPage,
  pages: PageCache,
): void => {
  const { limit = 1, offset = 0 } = asked.query
  const { summary } = release
  const meta = writeMeta(api, release, found, { total, limit, offset })
  const named = asked.release === undefined ? undefined : { release: asked.release }
  const { format, query } = asked
  const whole = wrapPage(data, { format, meta: { ...meta, ...named, ...more }, bom: query.bom })
  const { body, encoding } = compress(whole, asked.encoding)
  const origin = originOf(request)
  const shared = sharedFields(api, operation, asked, etag)
  const fields = {
    ...shared,
    ...bodyFields(api, operation, asked, {
      release: summary,
      nextOffset: meta.next_offset,
      encoding,
      origin,
    }),
    'content-length': String(body.length),
  }
  // Caches of others keep those of a named release for good: they push out nothing of the current one here.
  const dependsOnState = listStates(api, operation, asked).length > 0
  // What a page asks is kept within the page.
  const isForPage = request.raw instanceof PageRequest
  if (asked.release === undefined && !dependsOnState && !isForPage && api.access === 'anyone')
    pages.keep(pageKey(request.raw, origin), {
      isCurrent: () => isCurrent(api, summary.token),
      etag,
      body,
      route: api.base + operation.path,
      fields: Object.entries(fields).flat(),
      bareFields: Object.entries(shared).flat(),
    })
  void reply.headers(fields).send(body)
}

/** What was answered before was published, so there is something to open. */
const isCurrent = ({ currentRelease }: DataApi, token: string): boolean => {
  const lease = currentRelease.open()
  const { summary } = lease.release
  lease.close()
  return summary.token === token
}
