import { request } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/** Answer times of other clients meanwhile, in milliseconds. */
export type Seen = {
  readonly livez: readonly number[]
  readonly ordinary: readonly number[]
  /** Messages of another organisation, which are checked as those are that are kept. */
  readonly posts: readonly number[]
  /** Messages that got any answer but the right one. */
  readonly lost: number
}

export type ProbeData = { readonly base: string; readonly key: string; readonly body: string }

/** Beats the attacker's own work, which would stand in the way in one thread. Every address of 127.0.0.0/8 is this machine's. */
const { base, key, body } = workerData as ProbeData
const seen = { livez: [] as number[], ordinary: [] as number[], posts: [] as number[], lost: 0 }
const PAUSE_MILLISECONDS = 50
/** The quota of its key is 600 in a minute. */
const PAUSE_OF_POSTS_MILLISECONDS = 120
const LOST_MILLISECONDS = 60_000

type Asked = {
  readonly path: string
  readonly method?: string
  readonly from: string
  readonly content?: string
}

/** An answer that breaks off is one that never came. */
const ask = ({ path, method = 'GET', from, content }: Asked, times: number[]): Promise<void> => {
  const began = performance.now()
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const index = times.push(0) - 1
  const done = (milliseconds: number): void => {
    times[index] = milliseconds
    resolve(undefined)
  }
  const headers =
    content === undefined ? {} : { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const asked = request(
    new URL(path, base),
    { method, headers, localAddress: from, agent: false },
    (answer) => {
      if (content !== undefined && answer.statusCode !== 200) seen.lost += 1
      answer.resume().on('end', () => done(performance.now() - began))
    },
  )
  asked
    .setTimeout(LOST_MILLISECONDS, () => asked.destroy(new Error('no answer')))
    .on('error', () => done(LOST_MILLISECONDS))
  asked.end(content)
  // While it waits its time grows, so that a report in the midst of it tells of it.
  const open = { times, index, began }
  waiting.add(open)
  return promise.then(() => void waiting.delete(open))
}

type Waiting = { readonly times: number[]; readonly index: number; readonly began: number }
const waiting = new Set<Waiting>()

let isOver = false
const beat = async (
  next: (count: number) => Asked,
  times: number[],
  pause = PAUSE_MILLISECONDS,
): Promise<void> => {
  for (let count = 0; !isOver; count += 1) {
    await ask(next(count), times)
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
}

const from = (count: number): string => `127.0.1.${1 + (count % 20)}`
void beat((count) => ({ path: '/livez', from: from(count) }), seen.livez)
void beat(
  (count) => ({ path: `/api/appropriations/v1/records?limit=50&offset=${count % 500}`, from: from(count) }),
  seen.ordinary,
)
void beat(
  (count) => ({ path: '/api/validate-message', method: 'POST', from: from(count), content: body }),
  seen.posts,
  PAUSE_OF_POSTS_MILLISECONDS,
)

parentPort?.on('message', () => {
  isOver = true
  for (const { times, index, began } of waiting) times[index] = performance.now() - began
  parentPort?.postMessage(seen)
  parentPort?.close()
})
