import { Refusal } from '../../platform/index.ts'
import type { CurrentRelease, OpenRelease, ReleaseLease } from '../../releases/index.ts'
import type { DataQuestion, Reader, AskData } from '../readers/question.ts'
import { compress } from '../answers/compress.ts'
import { hasDownloads, type DataApi } from './data-api.ts'
import type { CommonQuery, Operation } from './operation.ts'
import { refuseTooMany } from './packed-forms.ts'
import { writePieces } from './stream-rows.ts'
import { writeMeta } from './write-meta.ts'
import { wrapPage, writePage } from './write-page.ts'

/** Makes the part of a reader that answers questions to these APIs from their releases. */
export const makeDataReader = (apis: readonly DataApi[]): Pick<Reader, 'find' | 'openStream'> => ({
  find: async (question) => {
    const [api, operation] = findOperation(apis, question)
    const { release, other, close } = await openPage(api, operation, question)
    try {
      const { query, format, encoding, at } = question
      // An operation without pages returns one row.
      const place = { limit: query.limit ?? 1, offset: query.offset ?? 0 }
      const found = await writePage(await operation.find(release, query, format, other), format, place)
      const { total, data, more, ...said } = found
      const named = question.isNamed ? { release: question.release } : {}
      const meta = writeMeta(api, release, said, { total, ...place }, at)
      const whole = wrapPage(data, { format, meta: { ...meta, ...named, ...more }, bom: query.bom })
      return { ...compress(whole, encoding), nextOffset: meta.next_offset }
    } finally {
      close()
    }
  },
  openStream: async (question) => {
    const [api, operation] = findOperation(apis, question)
    const { release, other, close } = await openStreamed(api, operation, question)
    try {
      const { query, format } = question
      const { rows } = await operation.find(release, query, format, other)
      refuseTooMany(format, rows.total, hasDownloads(api))
      return { total: rows.total, pieces: await writePieces(format, rows), close }
    } catch (cause) {
      close()
      throw cause
    }
  },
})

/** Answers on the calling thread. */
export const readHere = (apis: readonly DataApi[]): AskData => makeDataReader(apis)

const findOperation = (
  apis: readonly DataApi[],
  { api: name, path }: DataQuestion,
): [DataApi, Operation<CommonQuery>] => {
  const api = apis.find((one) => one.name === name)
  const operation = api?.operations.find((one) => one.path === path)
  if (api === undefined || operation === undefined) throw new Error(`there is no operation ${name} ${path}`)
  // The route has checked the query by the operation's schema.
  return [api, operation as Operation<CommonQuery>]
}

type Opened = Pick<ReleaseLease, 'release' | 'close'>
type Open = (release: string) => Promise<Opened>

type OpenedBoth = {
  readonly release: OpenRelease
  /** The second release of an answer that compares two. */
  readonly other: OpenRelease | undefined
  readonly close: () => void
}

/**
 * Opens the second release outside the pool: two answers that each held one release and waited for the other's would
 * wait forever.
 */
const openPage = (api: DataApi, operation: Operation<CommonQuery>, question: DataQuestion) => {
  const { currentRelease } = api
  const { client } = question
  return openBoth(api, operation, question, {
    first: (release) => currentRelease.openPublished(release, client),
    second: (release) => currentRelease.openApart(release, client),
  })
}

/**
 * Opens the releases of a stream for as long as its reader likes. Streams may hold fewer releases than the pool has
 * room for.
 */
const openStreamed = (api: DataApi, operation: Operation<CommonQuery>, question: DataQuestion) => {
  const { client } = question
  const open: Open = async (release) =>
    keepOpen(await api.currentRelease.openPublished(release, client), client)
  return openBoth(api, operation, question, { first: open, second: open })
}

const openBoth = async (
  { currentRelease }: DataApi,
  { other }: Operation<CommonQuery>,
  { release, query }: DataQuestion,
  open: Readonly<Record<'first' | 'second', Open>>,
): Promise<OpenedBoth> => {
  const openSecond = async (id: string): Promise<Opened> => {
    await requirePublished(currentRelease, id)
    return open.second(id)
  }
  const second = other && (await refuseByParam(other.param, () => openSecond(other.idOf(query))))
  try {
    const first = await open.first(release)
    const close = (): void => {
      first.close()
      second?.close()
    }
    return { release: first.release, other: second?.release, close }
  } catch (cause) {
    second?.close()
    throw cause
  }
}

const keepOpen = (lease: ReleaseLease, client: string): Opened => {
  try {
    const kept = lease.keep(client)
    return { release: lease.release, close: () => kept.close() }
  } finally {
    lease.close()
  }
}

/**
 * Requires a published release. An unknown one may have been published by another process, so this catches up before
 * it refuses.
 */
const requirePublished = async (currentRelease: CurrentRelease, release: string): Promise<void> => {
  try {
    currentRelease.getPublished(release)
  } catch (fault) {
    const isUnknown = fault instanceof Refusal && fault.code === 'not_found'
    if (!isUnknown || !(await currentRelease.catchUp(release))) throw fault
    currentRelease.getPublished(release)
  }
}

/** Makes refusals of the second release name its own parameter. */
const refuseByParam = async <Result>(param: string, open: () => Promise<Result>): Promise<Result> => {
  try {
    return await open()
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.param !== 'release') throw fault
    const { code, message, cause, retryAfterSeconds, didYouMean } = fault
    throw new Refusal(code, message, {
      param,
      cause,
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
      ...(didYouMean !== undefined && { didYouMean }),
    })
  }
}
