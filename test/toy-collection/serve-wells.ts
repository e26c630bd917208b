import assert from 'node:assert/strict'
import type { DataAccess, DataApi } from '../../apps/service/src/http/data/index.ts'
import { systemClock } from '../../apps/service/src/platform/index.ts'
import { makeLog } from '../../apps/service/src/platform/log/index.ts'
import { openBytes } from '../../apps/service/src/publishers/index.ts'
import { buildRelease } from '../../apps/service/src/releases/build/index.ts'
import { openCurrentRelease } from '../../apps/service/src/releases/open/index.ts'
import { publishRelease } from '../../apps/service/src/releases/publish/index.ts'
import { makeFolder, makeNeeds } from '../../apps/service/src/releases/testing.ts'
import { Readers } from '../../apps/service/src/http/readers/readers.ts'
import { RUN_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { wellsApi } from './api.ts'
import { collection, type SurveyList } from './collection.ts'
import { makeSurvey } from './make-survey.ts'
import { serveApi, type Cleaning, type ServeApiOptions } from './serve-api.ts'

const COUNTIES = ['Oak', 'Elm', 'Ash']

export const LIST: SurveyList = {
  wells: Array.from({ length: 30 }, (_, index) => ({
    name: `Well ${String(index).padStart(2, '0')}`,
    county: COUNTIES[index % 3] ?? '',
    depth: index % 5 === 0 ? null : index * 10,
    drilled_on: index % 6 === 0 ? null : `20${String(index).padStart(2, '0')}-02-28`,
    in_use: index % 4 !== 0,
  })),
  levels: Array.from({ length: 40 }, (_, index) => ({
    well: `Well ${String(index % 4).padStart(2, '0')}`,
    day: `2026-05-${String(1 + (index % 28)).padStart(2, '0')}`,
    feet: index,
  })),
}

export const publish = async (directory: string): Promise<string> => {
  const { source, bytes } = makeSurvey(LIST, '2026-06-01T12:00:00.000Z')
  const { summary } = await buildRelease({
    ...makeNeeds(directory, []),
    collection,
    sources: [source],
    openSource: () => openBytes(bytes)(),
  })
  assert.deepEqual(
    summary.checks.filter(({ passed }) => !passed),
    [],
  )
  await publishRelease({ directory, collection, release: summary.id, now: new Date('2026-06-05T10:00:00Z') })
  return summary.id
}

export type ServeOptions = Omit<ServeApiOptions, 'readers'> & {
  readonly change?: (api: DataApi) => DataApi
  /** Threads that answer; none when left out. */
  readonly threads?: number
}

/** The collection on a real port, as the service has its own ones. */
export const serveWells = async (t: Cleaning, options: ServeOptions = {}) => {
  const { access, change = (api: DataApi) => api } = options
  const directory = makeFolder(t)
  const release = await publish(directory)
  const log = makeLog('silent')
  const current = openCurrentRelease({ directory, collection, clock: systemClock, log, graceSeconds: 0 })
  const kind: DataAccess = access === undefined ? 'anyone' : 'key'
  const api = change(wellsApi(current, directory, kind))
  const { threads } = options
  const readers =
    threads === undefined
      ? undefined
      : new Readers({
          module: new URL('wells-thread.ts', import.meta.url),
          data: directory,
          threads,
          bounds: { ofOne: 64, inAll: 64, waitSeconds: 600 },
          log,
          ask: () => Promise.reject(new Error('a test answers no page')),
          deadlineSeconds: RUN_MILLISECONDS / 1000,
        })
  const served = await serveApi(
    t,
    { api, releases: current },
    { ...options, ...(readers !== undefined && { readers }) },
  )
  return { ...served, directory, release }
}
