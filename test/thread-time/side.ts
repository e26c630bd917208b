import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { fileURLToPath } from 'node:url'
import { TEST_HOST, TEST_ORIGIN } from '../../apps/service/src/http/portal/testing.ts'
import { once } from '../../apps/service/src/platform/testing.ts'
import type { Folder } from './make-data.ts'
import { listQuestions, type Question } from './questions.ts'
import type { Served } from './serve.ts'

export type Measured = {
  /** Median of the time that the main thread of the service took for one answer. */
  readonly milliseconds: number
  readonly statuses: ReadonlySet<number>
}

/** A service on data of one size, in a process of its own. */
export type Side = {
  readonly name: Folder
  readonly questions: ReadonlyMap<string, Question>
  readonly measure: (question: string) => Promise<Measured>
  readonly stop: () => Promise<void>
}

const START_MILLISECONDS = 300_000
const [WARM_CALLS, CALLS] = [3, 20]

export const startSide = async (name: Folder, data: string): Promise<Side> => {
  // Not within a test: `serve.ts` ends when this process has ended.
  // eslint-disable-next-line house/waits-have-an-end
  const child = fork(fileURLToPath(new URL('serve.ts', import.meta.url)), [data], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  // Sent by `serve.ts`.
  const [served] = (await once(child, 'message', START_MILLISECONDS)) as [Served]
  const { pid } = child
  if (pid === undefined) throw new Error('a process that runs has an id')
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = (question: Question, time: number) => send(agent, served, question, time)
  const list = await listQuestions(served, async (path) => {
    const { text, link } = await ask({ name: path, method: 'GET', address: () => path }, 0)
    return { json: JSON.parse(text) as unknown, link }
  })
  const questions = new Map(list.map((question) => [question.name, question]))
  let time = 0
  const measure = async (wanted: string): Promise<Measured> => {
    const question = questions.get(wanted)
    if (question === undefined) return { milliseconds: 0, statuses: new Set() }
    const spent: number[] = []
    const statuses = new Set<number>()
    for (let call = 0; call < WARM_CALLS + CALLS; call += 1) {
      const before = readThread(pid)
      statuses.add((await ask(question, (time += 1))).status)
      await untilIdle(pid)
      if (call >= WARM_CALLS) spent.push((readThread(pid) - before) / NANOSECONDS)
    }
    const sorted = spent.toSorted((one, other) => one - other)
    return { milliseconds: sorted[CALLS / 2] ?? 0, statuses }
  }
  const stop = async (): Promise<void> => {
    const ended = once(child, 'exit', START_MILLISECONDS)
    agent.destroy()
    child.disconnect()
    await ended
  }
  return { name, questions, measure, stop }
}

/** In a millisecond: the scheduler counts them for each thread. */
const NANOSECONDS = 1e6

/** The main thread has the id of its process. */
const readThread = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0])

/** The time of a thread is exact once it sleeps. What it does after its answer counts, too. */
const untilIdle = async (pid: number): Promise<void> => {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    if (/\) S /.test(readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8'))) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

const MOST_LOOKS = 100_000

const send = (agent: Agent, { base, key, cookies }: Served, question: Question, time: number) => {
  const body = question.body && JSON.stringify(question.body(time))
  const url = new URL(question.address(time), base)
  return new Promise<{ readonly status: number; readonly text: string; readonly link: string }>(
    (resolve, reject) => {
      const headers = {
        host: TEST_HOST,
        origin: TEST_ORIGIN,
        accept: /^\/(api|downloads|sources|data)\b/.test(url.pathname) ? 'application/json' : 'text/html',
        ...(question.visitor ? { cookie: cookies[question.visitor] } : { authorization: `Bearer ${key}` }),
        ...(body !== undefined && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        }),
      }
      const sent = request(url, { agent, method: question.method, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (part: string) => (text += part))
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, link: String(answer.headers['link'] ?? '') }),
        )
        answer.on('error', reject)
      })
      sent.on('error', reject)
      sent.end(body)
    },
  )
}
