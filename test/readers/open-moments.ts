import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { setEnvironmentData } from 'node:worker_threads'
import { openTestService } from '../../apps/service/src/bin/testing.ts'
import { placesOf } from '../../apps/service/src/wiring/places.ts'
import { APPROPRIATIONS } from '../../apps/service/src/collections/appropriations/declaration/index.ts'
import { makeRecord } from '../../apps/service/src/collections/appropriations/testing.ts'
import { askPort, type Answer } from '../../apps/service/src/http/appropriations/testing/ask.ts'
import {
  publishWritten,
  writeRelease,
} from '../../apps/service/src/http/appropriations/testing/test-releases.ts'
import type { Clock } from '../../apps/service/src/platform/index.ts'
import { RUN_MILLISECONDS, within } from '../../apps/service/src/platform/testing.ts'
import { goOn, makeMemory, MEMORY, prepare, type Kind, type Way } from './moments.ts'

// One for all services of a test: threads find it when they start, and each starts again when another one has ended.
const memory = makeMemory()
setEnvironmentData(MEMORY, memory.buffer)

const API = '/api/appropriations/v1'

export type Answered = Exclude<Kind, 'start'>

/**
 * An address of each kind. A page stops at each of its questions, a total before its rows are read, the record book before
 * each look, and a whole set before it is opened and before each of its pieces.
 */
export const PATHS: Readonly<Record<Answered, string>> = {
  page: '/records?facet=party',
  total: `${API}/aggregates?group_by=state`,
  book: '/api/corrections/v1/record?record=unknown',
  ndjson: `${API}/records?all=true&format=ndjson`,
  csv: `${API}/records?all=true&format=csv`,
  parquet: `${API}/records?all=true&format=parquet`,
  xlsx: `${API}/records?all=true&format=xlsx`,
}

type Stop = {
  readonly left: number
  readonly accept?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
}

type Needs = {
  readonly threads?: number
  readonly deadlineSeconds?: number
  readonly clock?: Clock
}

/** The whole service on a real port, with readers in threads that stop at a moment. All of them have started. */
export const openMoments = async (
  t: { after(end: () => unknown): void },
  { threads = 1, deadlineSeconds = RUN_MILLISECONDS / 1000, clock }: Needs = {},
) => {
  const module = new URL('moment-thread.ts', import.meta.url)
  // A reader that still starts would come to the moment that a test prepares for the next start.
  const lastStarts = prepare(memory, 'start', 'waits', threads - 1)
  const [service] = await Promise.all([
    openTestService({ ROTUNDA_PUBLIC_RATE: '0' }, { module, threads, deadlineSeconds }, clock),
    within('all readers to start', lastStarts()).then(() => goOn(memory, 'start')),
  ])
  t.after(() => service.close())
  const directory = placesOf(service.settings, APPROPRIATIONS).releases
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  // A server that listens on a port has an address of this form.
  const { port } = service.app.server.address() as AddressInfo
  let asked = 0
  /** Each time as another client, to whom no ready answer is given. */
  const ask = (
    path: string,
    accept = `*/*, text/x-${(asked += 1)}`,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> => {
    const type = path.startsWith('/api') ? accept : `text/html, ${accept}`
    return askPort(port, path, { headers: { accept: type, ...headers } })
  }
  return {
    service,
    directory,
    ask,
    /** Asks for the address of the kind, and ends when its answer is at the moment. */
    stopAt: async (kind: Answered, way: Way, { left, accept, path = PATHS[kind], headers }: Stop) => {
      const reached = prepare(memory, kind, way, left)
      const answer = ask(path, accept, headers)
      const late = reached()
      const early = answer.then(
        () => Promise.reject(new Error(`a ${kind} that comes to no such moment`)),
        // It may be cut before the moment is heard of.
        () => late,
      )
      await within('the moment', Promise.race([late, early]))
      return { answer }
    },
    /** Chooses the act of the next reader. Ends when that reader runs. */
    stopStart: (way: Way): (() => Promise<void>) => prepare(memory, 'start', way),
    goOn: (kind: Kind) => {
      goOn(memory, kind)
    },
    /** A release of records that all have this name; its token and its id. */
    write: async (name: string, rows = ROWS): Promise<Written> => {
      const { id, token } = await writeRelease(directory, makeRecords(name, rows), [])
      return { id, token, name }
    },
    /** Ends when it is the current release. */
    publish: async ({ id, token }: Written): Promise<void> => {
      publishWritten(directory, id)
      assert.equal((await ask(`${API}/records?limit=1&snapshot=${token}`)).status, 200)
    },
    withdraw: ({ id }: Written): void => {
      rmSync(join(directory, id), { recursive: true })
    },
  }
}

export type Moments = Awaited<ReturnType<typeof openMoments>>
export type Written = { readonly id: string; readonly token: string; readonly name: string }

/** Three batches of rows. */
const ROWS = 250

const makeRecords = (name: string, rows: number) =>
  Array.from({ length: rows }, (_, index) =>
    makeRecord({
      id: `sr-2026-${String(index).padStart(16, '0')}`,
      project: `p-${index}`,
      purpose: `Bridge of ${name}`,
      amount: 1000 * (index + name.length) + [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0),
    }),
  )
