import { Agent, request } from 'node:http'
import type { Attack } from '../attack.ts'
import { times } from '../client.ts'
import type { Service } from '../service.ts'

const [CONNECTIONS, REQUESTS, SECONDS] = [20, 20_000, 10]
const PATHS = [
  '/data.json',
  '/',
  '/api/legislators',
  '/docs/problems',
  '/api/openapi/message.json',
  '/api/legislators.csv',
]
const LIMIT = 600

export const floodOfReaders: Attack = {
  name: 'flood of readers',
  does: `up to ${REQUESTS} requests in ${SECONDS} s for pages, lists and the catalog, of one address`,
  seconds: 30,
  carryOut: async (service, signal) => {
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
    const until = performance.now() + SECONDS * 1000
    const answers = { given: 0, refused: 0 }
    let asked = 0
    const lane = async (): Promise<void> => {
      while (asked < REQUESTS && performance.now() < until && !signal.aborted) {
        const status = await read(service, agent, PATHS[(asked += 1) % PATHS.length] ?? '/')
        answers[status === 429 ? 'refused' : 'given'] += 1
      }
    }
    await Promise.all(times(CONNECTIONS, lane))
    agent.destroy()
    return {
      note: `${answers.given} given, ${answers.refused} refused`,
      broken: answers.given > LIMIT ? [`one address was given ${answers.given} of ${LIMIT} answers`] : [],
    }
  },
}

const read = ({ base }: Service, agent: Agent, path: string): Promise<number> => {
  const { promise, resolve } = Promise.withResolvers<number>()
  request(new URL(path, base), { agent }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
  })
    .on('error', () => resolve(0))
    .end()
  return promise
}
