import type { RecordBook } from '../corrections/index.ts'
import { systemClock } from '../platform/index.ts'
import { makeLog } from '../platform/log/index.ts'
import { openCurrentRelease, type WatchedRelease } from '../releases/open/index.ts'
import type { CurrentRelease, Publication, SharedColumns } from '../releases/index.ts'
import { makeDataReader, NO_DOCUMENTS, type DataApi } from '../http/data/index.ts'
import { askAsPage, getAskingPage, openAskedApp } from '../http/pages/index.ts'
import type { AskMain, ReadColumns, Reader } from '../http/readers/index.ts'
import { COLLECTIONS } from './collections.ts'
import type { BookReleases } from './open-record-book.ts'
import type { SiteSettings } from './open-site.ts'
import { openTables } from './open-tables.ts'
import { placesOf } from './places.ts'
import { isRead } from './roles.ts'
import type { ServedCollection } from './served-collection.ts'
import type { Settings } from './settings.ts'
import type { ReaderSettings } from './start-reader.ts'

/** Opens a reader of all published releases. It opens the releases that the main thread names, and searches for none. */
export const openReader = async (settings: ReaderSettings, askMain: AskMain): Promise<Reader> => {
  const apis: DataApi[] = []
  const followed: WatchedRelease[] = []
  let given: ReadColumns = new Map()
  for (const served of COLLECTIONS) {
    const { collection, openApi } = served
    if (openApi === undefined || !isRead(settings, served)) continue
    const directory = placesOf(settings, collection).releases
    const releases = openCurrentRelease({
      directory,
      collection,
      clock: systemClock,
      // The main thread reports the same faults.
      log: makeLog('silent'),
      graceSeconds: 0,
      refusesSamples: settings.ROTUNDA_DELIVERY === 'live',
      isFollower: true,
      columnsOf: (release) => given.get(release),
    })
    followed.push(releases)
    apis.push(await openApi({ currentRelease: releases, directory, documents: NO_DOCUMENTS }))
  }
  const pages = settings.writesPages ? await openWriter(settings, apis, askMain) : WRITES_NONE
  return {
    ...makeDataReader(apis),
    ...pages,
    openBook: async (client) => (await loadBooks(settings, apis))(client),
    refresh: async (columns = given) => {
      given = columns
      await Promise.all(followed.map((releases) => releases.refresh()))
      return new Map(followed.flatMap(listColumns))
    },
    close: async () => {
      await Promise.all(followed.map((releases) => releases.close()))
    },
  }
}

/** Loads what opens record books over the releases of these APIs. Few readers are ever asked for a book. */
export const loadBooks = async (
  settings: Pick<Settings, 'ROTUNDA_DATA'>,
  apis: readonly DataApi[],
): Promise<(client: string) => RecordBook> => {
  const { openRecordBook } = await import('./open-record-book.ts')
  return (client) => openRecordBook(settings, readServed(apis, client))
}

/** Reads the releases that this thread serves, for a client. */
const readServed = (apis: readonly DataApi[], client: string): BookReleases => {
  const releasesOf = ({ collection: { name } }: ServedCollection): CurrentRelease | undefined =>
    apis.find(({ collection }) => collection.name === name)?.currentRelease
  const list: BookReleases['list'] = (served) => {
    const releases = releasesOf(served)
    const acts = releases?.listPublications() ?? []
    const isNewest = ({ release }: Publication, place: number): boolean =>
      acts.findIndex((act) => act.release === release) === place
    return acts.filter(isNewest).filter(({ release }) => releases?.isHere(release) === true)
  }
  return {
    list,
    open: async (served, named) => {
      const releases = releasesOf(served)
      const release =
        named === undefined
          ? releases?.listPublications()[0]?.release
          : (releases?.findByToken(named) ?? named)
      if (release === undefined || releases?.isHere(release) !== true) return undefined
      return releases.openPublished(release, client)
    },
  }
}

/** Shared columns of the current release, where there is one. */
const listColumns = (releases: CurrentRelease): [string, SharedColumns][] => {
  if (releases.listPublications().length === 0) return []
  const lease = releases.open()
  lease.close()
  const { summary, shared } = lease.release
  return shared === undefined ? [] : [[summary.id, shared]]
}

type PageWriter = Pick<Reader, 'routes' | 'writePage'>

/** Pages of a reader that writes none. */
export const WRITES_NONE: PageWriter = {
  routes: [],
  writePage: () => Promise.reject(new Error('this reader writes no pages')),
}

/** Pages ask the data APIs in the same thread, and the main thread for the rest. */
const openWriter = async (
  settings: ReaderSettings,
  apis: readonly DataApi[],
  askMain: AskMain,
): Promise<PageWriter> => {
  const asked = await openAskedApp(apis)
  return openPageWriter(settings, { ask: (question) => asked(question) ?? askMain(question), apis })
}

type WriterNeeds = {
  readonly ask: AskMain
  /** Releases of the tables that pages alone show. */
  readonly apis: readonly DataApi[]
  readonly endAfter?: (milliseconds: number) => AbortSignal
}

/** Loads all pages, which takes a second. */
export const openPageWriter = async (
  settings: SiteSettings,
  { ask, apis, endAfter }: WriterNeeds,
): Promise<PageWriter> => {
  const { listRoutes, openWeb } = await import('@rotunda/web/pages')
  const { openSite } = await import('./open-site.ts')
  const askedFor = new WeakMap<object, number>()
  const count = (visitor: object): void => {
    askedFor.set(visitor, (askedFor.get(visitor) ?? 0) + 1)
  }
  const web = openWeb({
    site: openSite(settings),
    ...(endAfter !== undefined && { endAfter }),
    tables: openTables(apis, count),
    ask: async (request, visitor) => {
      count(visitor)
      const { address: client } = visitor
      const { pathname, search } = new URL(request.url)
      const accept = request.headers.get('accept') ?? '*/*'
      const question = { url: pathname + search, accept, client, ...getAskingPage() }
      const { status, headers, body } = await ask(question)
      return new Response(body.length === 0 ? null : new Uint8Array(body), {
        status,
        headers: { ...headers },
      })
    },
  })
  return {
    routes: listRoutes(),
    writePage: ({ at, releases, requestId, traceparent, client, ...question }) =>
      askAsPage({ at, releases, requestId, traceparent }, async () => {
        const visitor = { address: client }
        const answer = await web.write({ ...question, now: at, visitor })
        return { ...answer, asked: askedFor.get(visitor) ?? 0 }
      }),
  }
}
