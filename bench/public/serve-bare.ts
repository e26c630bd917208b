import { createServer } from 'node:http'

/** Bare node:http on a port of its own, which is printed: nothing but the bytes that the address gives. */
export const serveBare = (answer: (url: string) => Uint8Array): void => {
  const server = createServer((request, response) => {
    const body = answer(request.url ?? '')
    response.writeHead(200, ['content-type', 'application/json', 'content-length', String(body.length)])
    response.end(body)
  })
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    process.stdout.write(
      `listening on http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}\n`,
    )
  })
  process.once('SIGTERM', () => {
    process.exit(0)
  })
}
