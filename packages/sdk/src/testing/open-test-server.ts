import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

type Cleaning = { after(clean: () => unknown): void }
export type Handle = (asked: Asked, response: ServerResponse) => void
export type Asked = {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A server on a real port that answers as it is told to, and remembers what it was asked. */
export const openTestServer = async (t: Cleaning, handle: Handle) => {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', headers } = request
      const url = new URL(request.url ?? '', 'http://localhost')
      const one = { method, url, headers, body: Buffer.concat(parts).toString() }
      asked.push(one)
      handle(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  t.after(() => {
    server.closeAllConnections()
    server.close()
  })
  // A server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  return { baseUrl: `http://127.0.0.1:${port}`, asked }
}

export const sendJson = (
  response: ServerResponse,
  status: number,
  body: object | null,
  headers: object = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

export const sendProblem = (
  response: ServerResponse,
  status: number,
  code: string,
  { headers = {}, ...fields }: { readonly headers?: object } & Readonly<Record<string, unknown>> = {},
): void => {
  const problem = { type: `/docs/problems#${code}`, title: code, status, code, detail: `It was ${code}.` }
  sendJson(response, status, { ...problem, request_id: 'request-1', ...fields }, headers)
}

/** Ends the connection in the middle of the body, in each way in which that can happen. */
export const sendCut = (response: ServerResponse, how: 'length' | 'chunks' | 'close', body: object): void => {
  const text = JSON.stringify(body)
  const half = text.slice(0, Math.floor(text.length / 2))
  if (how === 'length') response.setHeader('content-length', Buffer.byteLength(text))
  if (how !== 'close') {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.write(half, () => response.destroy())
    return
  }
  // The end of the connection is the end of the body: nothing on the wire says that it is cut.
  response.useChunkedEncodingByDefault = false
  response.writeHead(200, { 'content-type': 'application/json', connection: 'close' }).end(half)
}
