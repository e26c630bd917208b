import { subscribe } from 'node:diagnostics_channel'
import { getEnvironmentData, parentPort, workerData } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { openReader } from '../../apps/service/src/wiring/open-reader.ts'
import type { Pieces } from '../../apps/service/src/http/readers/question.ts'
import { serveReader } from '../../apps/service/src/http/readers/serve-reader.ts'
import { MEMORY, pass, type Kind } from './moments.ts'

// Started by the service in place of its own module, from open-moments.ts: the same reader, which stops at a moment.
const memory = new Int32Array(getEnvironmentData(MEMORY) as SharedArrayBuffer)

// Pages ask their data through an application that is made in this thread.
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRequest', () => pass(memory, 'page'))
})

async function* stopBetween({ pieces }: Pieces, kind: Kind): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    await pass(memory, kind)
    yield piece
  }
}

if (parentPort !== null)
  serveReader(parentPort, async (ask) => {
    await pass(memory, 'start')
    // The service starts this thread with these settings.
    const reader = await openReader(workerData as Parameters<typeof openReader>[0], ask)
    return {
      ...reader,
      find: async (question) => {
        await pass(memory, 'total')
        return reader.find(question)
      },
      openBook: async (client) => {
        const book = await reader.openBook(client)
        const find = async (named: string) => {
          await pass(memory, 'book')
          return book.find(named)
        }
        return { ...book, find }
      },
      openStream: async (question) => {
        const { format } = question
        const kind = format === 'json' || format === 'ics' ? 'ndjson' : format
        await pass(memory, kind)
        const found = await reader.openStream(question)
        return { ...found, pieces: stopBetween(found, kind) }
      },
    }
  })
