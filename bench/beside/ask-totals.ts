import { parentPort, workerData } from 'node:worker_threads'
import { DIMENSIONS } from '@rotunda/contract'
import { connect } from '../public/connection.ts'
import { API } from '../public/service.ts'

/** What the thread is given: the service, and the least amount of its first question. */
export type Asking = { readonly base: string; readonly first: number }

/** What it says when it was stopped and the last answer has come. */
export type Asked = { readonly answered: number }

const ADDRESSES = 8

/** On a thread of its own, so that reading totals does not delay what is measured. */
const begin = async ({ base, first }: Asking): Promise<void> => {
  const paths = listPaths(first)
  const asking = { on: true, answered: 0 }
  const askFrom = async (address: string): Promise<void> => {
    const connection = await connect(base, { from: address })
    for (const path of paths) {
      if (!asking.on) break
      await connection.ask(path)
      asking.answered += 1
    }
    connection.close()
  }
  // 127.0.0.1 sends messages.
  const clients = Array.from({ length: ADDRESSES }, (_, index) => askFrom(`127.0.0.${index + 2}`))
  parentPort?.once('message', () => {
    asking.on = false
  })
  parentPort?.postMessage('asking')
  await Promise.all(clients)
  const asked: Asked = { answered: asking.answered }
  parentPort?.postMessage(asked)
}

/** Totals by three dimensions, each asked once in this run: another least amount makes another question of the same size. */
function* listPaths(first: number): Generator<string> {
  for (let least = first; ; least += 1)
    for (const [index, one] of DIMENSIONS.entries())
      for (const [next, other] of DIMENSIONS.slice(index + 1).entries())
        for (const third of DIMENSIONS.slice(index + next + 2))
          yield `${API}/aggregates?group_by=${one},${other},${third}&amount_min=${least}&limit=200`
}

// As measure-beside.ts gives it.
await begin(workerData as Asking)
