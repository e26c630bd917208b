import * as http from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../../../platform/testing.ts'

export type SiteDocument = {
  readonly bytes: Uint8Array | string
  readonly etag?: string
  readonly lastModified?: string
}

/** Replaces the next answer. `cut`: half of the body, though its full length was announced. */
export type SiteFault =
  | 'hang'
  | 'cut'
  | {
      readonly status: number
      readonly headers?: Readonly<Record<string, string>>
      readonly body?: string | Uint8Array
    }

export type Asked = {
  readonly method: string
  readonly path: string
  readonly headers: http.IncomingHttpHeaders
  /** Fields of the form that was sent. */
  readonly form: Readonly<Record<string, string>>
}

/** A committee's site on this machine: documents by path, and at `/grid.cfc` a grid that is asked in pages. */
export type CommitteeSite = {
  readonly base: string
  readonly host: string
  readonly documents: Map<string, SiteDocument>
  /** Rows by method. */
  readonly grids: Map<string, readonly unknown[]>
  readonly faults: SiteFault[]
  readonly asked: Asked[]
  /** Most rows that the grid gives at once, for any request. */
  mostRows: number
}

export const startSite = async (t: { after(clean: () => void): void }): Promise<CommitteeSite> => {
  const server = http.createServer((request, response) => void answer(site, request, response))
  const host = `127.0.0.1:${await listen(t, server)}`
  const site: CommitteeSite = {
    base: `http://${host}`,
    host,
    documents: new Map(),
    grids: new Map(),
    faults: [],
    asked: [],
    mostRows: Infinity,
  }
  return site
}

const answer = async (
  site: CommitteeSite,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> => {
  const form = Object.fromEntries(new URLSearchParams(await text(request)))
  const { method = '', url: path = '/', headers } = request
  site.asked.push({ method, path, headers, form })
  const fault = site.faults.shift()
  if (fault === 'hang') return
  if (fault !== undefined && fault !== 'cut') {
    response.writeHead(fault.status, fault.headers).end(fault.body)
    return
  }
  const document = path === '/grid.cfc' ? answerGrid(site, form) : site.documents.get(path)
  if (fault === 'cut') cut(response, document?.bytes ?? '')
  else if (document === undefined) response.writeHead(404).end('<html>gone fishing</html>')
  else sendDocument(response, headers, document)
}

const answerGrid = ({ grids, mostRows }: CommitteeSite, form: Asked['form']): SiteDocument | undefined => {
  const rows = grids.get(form['method'] ?? '')
  if (rows === undefined) return undefined
  const start = Number(form['start'])
  const page = rows.slice(start, start + Math.min(Number(form['length']), mostRows))
  return { bytes: JSON.stringify({ RECORDSTOTAL: rows.length, DATA: page }) }
}

const sendDocument = (
  response: http.ServerResponse,
  headers: http.IncomingHttpHeaders,
  { bytes, etag, lastModified }: SiteDocument,
): void => {
  const known =
    (etag !== undefined && headers['if-none-match'] === etag) ||
    (lastModified !== undefined && headers['if-modified-since'] === lastModified)
  response.writeHead(known ? 304 : 200, {
    ...(etag === undefined ? {} : { etag }),
    ...(lastModified === undefined ? {} : { 'last-modified': lastModified }),
  })
  response.end(known ? undefined : bytes)
}

const cut = (response: http.ServerResponse, bytes: Uint8Array | string): void => {
  const whole = Buffer.from(bytes)
  response.writeHead(200, { 'content-length': whole.length })
  response.write(whole.subarray(0, whole.length / 2), () => response.socket?.destroy())
}
