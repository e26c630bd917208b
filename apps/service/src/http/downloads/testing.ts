import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import fastify, { type FastifyInstance } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import { makeLog } from '../../platform/log/index.ts'
import type { CurrentRelease, ReleaseFile, ReleaseSummary } from '../../releases/index.ts'
import { answerFault } from '../answers/errors.ts'
import { refuseUnknown } from '../door/refuse-unknown.ts'
import { compileValidator } from '../door/validation.ts'
import { appropriationsApi } from '../appropriations/index.ts'
import { downloads } from './downloads.ts'
import type { SignFile } from './get-file/route.ts'

type Cleaning = { after(clean: () => unknown): void }
type Contents = Readonly<Record<string, string | Uint8Array>>

export const sha256Of = (bytes: string | Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex')

export const DATA = Buffer.from(Array.from({ length: 100_000 }, (_, index) => (index * 7919) % 251))
export const CONTENTS: Contents = {
  'data/senate-requests.csv': 'id,amount\r\nsr-1,5\r\n',
  'data/senate-requests.json': DATA,
  'data/empty.csv': '',
  'bagit.txt': 'BagIt-Version: 1.0\n',
}

/** The downloads alone, on a real port, over real files. */
export const openDownloads = async (t: Cleaning, signFile?: SignFile) => {
  const releases = openTestReleases(t)
  const wire = await listen(t, (app) => app.register(downloads, { publishing: [releases.api], signFile }))
  return { ...releases, ...wire }
}

/** Releases of files in a folder, of which the last one published is current. */
export const openTestReleases = (t: Cleaning) => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-downloads-'))
  t.after(() => {
    rmSync(directory, { recursive: true })
  })
  const summaries: ReleaseSummary[] = []
  const publish = (contents: Contents, datasets: ReleaseSummary['datasets'] = []): ReleaseSummary => {
    const summary = { ...writeRelease(directory, contents), datasets }
    summaries.unshift(summary)
    return summary
  }
  const currentRelease = makeCurrentRelease(summaries)
  return { directory, publish, currentRelease, api: appropriationsApi(currentRelease, directory) }
}

/** A plugin on a real port, with the query parser and the error handler of the whole service. */
export const listen = async (t: Cleaning, register: (app: FastifyInstance) => PromiseLike<unknown>) => {
  const app = fastify()
  app.setValidatorCompiler(compileValidator)
  refuseUnknown(app)
  app.setErrorHandler(answerFault(makeLog('silent')))
  await register(app)
  await app.listen({ port: 0, host: '127.0.0.1' })
  t.after(() => {
    app.server.closeAllConnections()
    return app.close()
  })
  // A server that listens on a port has an address of this form.
  const { port } = app.server.address() as AddressInfo
  return { app, port, ask: (url: string, more: Asking = {}) => ask(port, url, more) }
}

type Asking = { readonly method?: string; readonly headers?: Readonly<Record<string, string>> }
export type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly body: Buffer }

const ask = async (port: number, path: string, { method = 'GET', headers = {} }: Asking): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
    const { statusCode = 0, headers } = response
    buffer(response).then((body) => resolve({ status: statusCode, headers, body }), reject)
  })
    .on('error', reject)
    .end()
  return promise
}

const writeRelease = (directory: string, contents: Contents): ReleaseSummary => {
  const files: ReleaseFile[] = Object.entries(contents).map(([path, bytes]) => ({
    path,
    media_type: path.endsWith('.csv') ? 'text/csv; charset=utf-8; header=present' : 'application/json',
    bytes: Buffer.byteLength(bytes),
    sha256: sha256Of(bytes),
  }))
  const id = sha256Of(JSON.stringify(files))
  for (const [path, bytes] of Object.entries(contents)) {
    mkdirSync(dirname(join(directory, id, path)), { recursive: true })
    writeFileSync(join(directory, id, path), bytes)
  }
  return { id, token: id.slice(0, 20), files, checks: [], datasets: [] }
}

/** A release that was published first, and whose files are gone. */
export const GONE = 'f'.repeat(64)

/** Published the newest first, each a minute after the one before. */
const makeCurrentRelease = (summaries: readonly ReleaseSummary[]): CurrentRelease => ({
  open: () => {
    const [summary] = summaries
    if (summary === undefined)
      throw new Refusal('unavailable', 'Nothing is published.', { retryAfterSeconds: 5 })
    // Downloads ask for nothing but the summary.
    return { release: { summary }, close: () => undefined } as ReturnType<CurrentRelease['open']>
  },
  listPublications: () =>
    [...summaries.map(({ id }) => id), ...(summaries.length === 0 ? [] : [GONE])].map((release, index) => ({
      release,
      published_at: new Date(Date.UTC(2026, 5, 15, 12, summaries.length - index)).toISOString(),
      accepted: [],
    })),
  listEnded: () => [],
  getPublished: (release) => {
    const summary = summaries.find(({ id }) => id === release)
    if (summary === undefined) throw new Refusal('release_gone', 'Its files are gone.', { param: 'release' })
    return summary
  },
  openPublished: unasked,
  findByToken: unasked,
  catchUp: unasked,
  openApart: unasked,
  isHere: (release) => summaries.some(({ id }) => id === release),
  findSummary: (release) => summaries.find(({ id }) => id === release),
  close: () => Promise.resolve(),
})

/** Downloads read no rows. */
const unasked = (): never => {
  throw new Error('downloads ask for no rows')
}
