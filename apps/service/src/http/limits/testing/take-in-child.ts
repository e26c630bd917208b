import { openCounters } from '../../../platform/counters/index.ts'
import { SharedRateLimit } from '../shared-rate-limit.ts'
import { RateLimit } from '../rate-limit.ts'

/** A process that takes for one client, twenty times at once, as often as its argument says. Prints how many were allowed. */
const [url = '', limit = '', times = ''] = process.argv.slice(2)
const log = {
  info: () => undefined,
  warn: (event: string) => {
    throw new Error(event)
  },
  error: () => undefined,
}
const digest = (name: string, client: string) => `${name}-${client}`
const counters = await openCounters({ url, digest, log, answerMilliseconds: 60_000 })
const own = new RateLimit({ limit: Number(limit), windowSeconds: 60 })
const rate = new SharedRateLimit('public', own, counters)
let allowed = 0
for (let taken = 0; taken < Number(times); taken += 20) {
  const standings = await Promise.all(Array.from({ length: 20 }, async () => rate.take('a')))
  allowed += standings.filter((standing) => standing.allowed).length
}
counters.close()
process.stdout.write(`${allowed}\n`)
