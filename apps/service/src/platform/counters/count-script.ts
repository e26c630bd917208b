import { createHash } from 'node:crypto'
import type { Redis } from 'ioredis'
import type { Counted } from './counters.ts'

/**
 * Counts in a sorted set: one member for each request, scored by the microsecond at which the server counted it. The
 * server runs the script as one step, so processes that count at the same time never exceed the limit together. The
 * clock is the server's: processes whose clocks differ agree on the window. If that clock is set back, the requests
 * that it counted later than now are dropped, because they would keep the client out until the clock is there again.
 */
const SCRIPT = `
local key = KEYS[1]
local window, limit, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
redis.call('ZREMRANGEBYSCORE', key, '-inf', string.format('%.0f', now - window))
redis.call('ZREMRANGEBYSCORE', key, string.format('(%.0f', now), '+inf')
local count = redis.call('ZCARD', key)
local lacking = math.max(0, count + wanted - limit)
local taken = wanted
if lacking > 0 then taken = ARGV[4] == 'some' and wanted - lacking or 0 end
for index = 1, taken do redis.call('ZADD', key, string.format('%.0f', now), ARGV[5] .. index) end
if taken > 0 then redis.call('PEXPIRE', key, math.ceil(window / 1000) + 1) end
local place = (taken == 0 and lacking > 0) and lacking - 1 or 0
local oldest = redis.call('ZRANGE', key, place, place, 'WITHSCORES')[2] or now
return { taken, count + taken, math.ceil((oldest - now + window) / 1000) }
`

const DIGEST = createHash('sha1').update(SCRIPT).digest('hex')

export type ScriptArguments = {
  readonly key: string
  readonly windowSeconds: number
  readonly limit: number
  readonly wanted: number
  readonly mode: 'all' | 'some'
  /** Begins the names of the new members. Unique among all processes. */
  readonly mark: string
}

/** Runs the script by its digest, and sends its text to a server that does not have it. */
export const runCount = async (redis: Redis, asked: ScriptArguments): Promise<Counted> => {
  const { key, windowSeconds, limit, mode, mark } = asked
  const wanted = Math.min(asked.wanted, limit)
  const parameters = [key, windowSeconds * 1_000_000, limit, wanted, mode, mark]
  const reply = await redis.evalsha(DIGEST, 1, ...parameters).catch((fault: unknown) => {
    if (fault instanceof Error && fault.message.startsWith('NOSCRIPT'))
      return redis.eval(SCRIPT, 1, ...parameters)
    throw fault
  })
  const [taken, count, waitMilliseconds] = parseReply(reply)
  const marks = Array.from({ length: taken }, (_, index) => `${mark}${index + 1}`)
  return { marks, count, waitMilliseconds }
}

const parseReply = (reply: unknown): readonly [number, number, number] => {
  const values: readonly unknown[] = Array.isArray(reply) ? reply : []
  const [taken, count, wait] = values
  if (typeof taken === 'number' && typeof count === 'number' && typeof wait === 'number')
    return [taken, count, wait]
  throw new Error('the script of the counters gave an answer of another form')
}
