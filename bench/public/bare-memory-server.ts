import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/**
 * The most that Node itself can do for a page that was asked before: the bytes of one file, from memory, whatever is
 * asked.
 */
const body = readFileSync(process.env['BENCH_FILE'] ?? '')

const server = createServer((_request, response) => {
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
