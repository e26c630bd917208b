import { availableParallelism } from 'node:os'
import { makeDataReader, type DataApi } from '../http/data/index.ts'
import {
  Readers,
  type AskMain,
  type AskReaders,
  type PageRoute,
  type ReadersNeeds,
} from '../http/readers/index.ts'
import type { Clocks, Log } from '../platform/index.ts'
import type { OpenCollection } from './open-collections.ts'
import { placesOf } from './places.ts'
import { hasRole, READING_ROLES } from './roles.ts'
import { describeReader, READER } from './start-reader.ts'
import type { Settings } from './settings.ts'
import { PACKING_LIMITS, READER_LIMITS } from './limits.ts'

/** Readers, which read releases and write pages for the main thread. */
type Reading = {
  readonly readers: AskReaders
  readonly packers: Pick<AskReaders, 'openStream'>
  /** The reason why no reader answers; undefined while one does. */
  readonly findFault: () => string | undefined
  /** Resolves when all readers have opened the published releases. */
  readonly refresh: () => Promise<void>
  readonly close: () => Promise<void>
}

export type OpenedReading = Reading & {
  readonly apis: readonly DataApi[]
  /** Addresses of the pages. */
  readonly routes: readonly PageRoute[]
  /** Pages ask the main thread through `answer`. */
  readonly begin: (answer: AskMain) => void
}

type ReadingNeeds = {
  readonly settings: Settings
  readonly log: Log<'reader.fault'>
  readonly endAfter: Clocks['endAfter']
  readonly threading?: Threading
}

/** Threads of the readers. */
export type Threading = Partial<Pick<ReadersNeeds, 'module' | 'deadlineSeconds' | 'started'>> & {
  /** 0 for none, as in a process that opens many services. One for each core but the first, when left out. */
  readonly threads?: number
}

export type BegunReading = {
  readonly followers: (() => Promise<void>) | undefined
  readonly open: (collections: readonly OpenCollection[]) => Promise<OpenedReading>
}

const readNothing = (): never => {
  throw new Error('the roles of this process have no readers')
}

/** Reading of a process that opens no release. */
const NO_READING: OpenedReading = {
  readers: { find: readNothing, openStream: readNothing, writePage: readNothing, openBook: readNothing },
  packers: { openStream: readNothing },
  apis: [],
  routes: [],
  begin: () => undefined,
  findFault: () => undefined,
  refresh: () => Promise.resolve(),
  close: () => Promise.resolve(),
}

/** Starts the threads, which load while the rest of the service is opened. */
export const beginReading = ({ settings, log, endAfter, threading = {} }: ReadingNeeds): BegunReading => {
  if (!hasRole(settings, ...READING_ROLES))
    return { followers: undefined, open: () => Promise.resolve(NO_READING) }
  let answer: AskMain = () => Promise.reject(new Error('the service is being opened'))
  const ask: AskMain = (question) => answer(question)
  const started = threading.threads === 0 ? undefined : startReaders({ settings, log, ask }, threading)
  return {
    followers: started?.refresh,
    open: async (collections: readonly OpenCollection[]): Promise<OpenedReading> => {
      const apis = await listApis(settings, collections)
      const { listRoutes, ...reading } = started ?? (await readHere({ settings, endAfter, apis, ask }))
      return {
        ...reading,
        apis,
        routes: await listRoutes(),
        begin: (given) => {
          answer = given
        },
      }
    },
  }
}

const listApis = async (settings: Settings, collections: readonly OpenCollection[]): Promise<DataApi[]> => {
  const apis: DataApi[] = []
  for (const { served, releases, documents } of collections) {
    const directory = placesOf(settings, served.collection).releases
    const api = await served.openApi?.({ currentRelease: releases, directory, documents })
    if (api !== undefined) apis.push(api)
  }
  return apis
}

type Started = Reading & { readonly listRoutes: () => Promise<readonly PageRoute[]> }

const QUESTIONS = {
  ofOne: READER_LIMITS.queriesOfAddress.value,
  inAll: READER_LIMITS.queries.value,
  waitSeconds: READER_LIMITS.queueSeconds.value,
}

/** `PackedFiles` asks for one file at a time. */
const PACKED = { ofOne: Infinity, inAll: Infinity, waitSeconds: 60 }

/** The sort of the longest packed file takes ten seconds on a quiet machine. */
const PACKED_SECONDS = 300

const IDLE_SECONDS = PACKING_LIMITS.idleSeconds.value

/** Threads: one for each core beside that of the main thread, and at least one. Another one packs files while there are some. */
const startReaders = (
  { settings, log, ask }: Pick<ReadingNeeds, 'settings' | 'log'> & { readonly ask: AskMain },
  { threads = Math.max(1, availableParallelism() - 1), module = READER, deadlineSeconds, started }: Threading,
): Started => {
  const data = describeReader(settings)
  const isLimited = settings.ROTUNDA_PUBLIC_RATE > 0
  const bounds = isLimited ? QUESTIONS : { ...QUESTIONS, ofOne: Infinity }
  const readers = new Readers({
    module,
    data,
    threads,
    bounds,
    log,
    ask,
    started,
    ...(deadlineSeconds !== undefined && { deadlineSeconds }),
  })
  const packers = new Readers({
    module,
    data: { ...data, writesPages: false },
    threads: 1,
    bounds: PACKED,
    log,
    ask,
    idleSeconds: IDLE_SECONDS,
    deadlineSeconds: deadlineSeconds ?? PACKED_SECONDS,
  })
  return {
    readers,
    packers,
    findFault: () => readers.findFault(),
    listRoutes: () => readers.listRoutes(),
    refresh: async () => {
      await Promise.all([readers.refresh(), packers.refresh()])
    },
    close: async () => {
      await Promise.all([readers.close(), packers.close()])
    },
  }
}

type HereNeeds = Pick<ReadingNeeds, 'settings' | 'endAfter'> & {
  readonly apis: readonly DataApi[]
  readonly ask: AskMain
}

/** Reads and writes in the main thread, which then loads the code of a reader. */
const readHere = async ({ settings, endAfter, apis, ask }: HereNeeds): Promise<Started> => {
  const { loadBooks, openPageWriter, WRITES_NONE } = await import('./open-reader.ts')
  const { routes, writePage } = hasRole(settings, 'pages')
    ? await openPageWriter(settings, { ask, apis, endAfter })
    : WRITES_NONE
  const data = makeDataReader(apis)
  const openFor = await loadBooks(settings, apis)
  return {
    readers: { ...data, writePage, openBook: ({ client }) => openFor(client) },
    packers: data,
    findFault: () => undefined,
    listRoutes: () => Promise.resolve(routes),
    refresh: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }
}
