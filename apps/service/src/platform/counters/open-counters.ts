import { randomBytes } from 'node:crypto'
import { COUNTER_LIMITS } from '../limits.ts'
import { runCount } from './count-script.ts'
import type { CountedWindow, Counters } from './counters.ts'
import { LINK_OPTIONS, RedisLink, type LinkNeeds } from './redis-link.ts'

export type CountersNeeds = Pick<LinkNeeds, 'log'> & {
  /** Address of a Redis or Valkey server, with its password. */
  readonly url: string
  /** Digests a client under a secret that all processes share. */
  readonly digest: (name: string, client: string) => string
  /** Bound on the wait for an answer. */
  readonly answerMilliseconds?: number
}

const ANSWER_MILLISECONDS = COUNTER_LIMITS.answerMilliseconds.value

/** Counts a request of no client. It also sends the script to a server that does not have it. */
const probe: LinkNeeds['probe'] = (client) =>
  runCount(client, {
    key: 'rotunda:probe',
    windowSeconds: 1,
    limit: 1,
    wanted: 1,
    mode: 'all',
    mark: 'probe.',
  })

/** Opens counters on a Redis server. A server that is away keeps nothing from starting. */
export const openCounters = async (needs: CountersNeeds): Promise<Counters> => {
  const { url, digest, log, answerMilliseconds = ANSWER_MILLISECONDS } = needs
  const { Redis } = await import('ioredis')
  const makeClient = () => new Redis(url, LINK_OPTIONS)
  const link = new RedisLink({ makeClient, log, answerMilliseconds, probe })
  await link.begin()
  const process = randomBytes(9).toString('base64url')
  let counts = 0
  const keyOf = ({ name, client }: CountedWindow): string => `rotunda:${name}:${digest(name, client)}`
  return {
    isAlone: () => link.isAlone,
    count: (window, wanted, mode) => {
      const { limit, windowSeconds } = window
      const mark = `${process}.${(counts += 1).toString(36)}.`
      const asked = { key: keyOf(window), limit, windowSeconds, wanted, mode, mark }
      return link.ask((client) => runCount(client, asked))
    },
    giveBack: (window, marks) => {
      if (marks.length > 0) void link.ask((client) => client.zrem(keyOf(window), ...marks))
    },
    close: () => {
      link.close()
    },
  }
}
