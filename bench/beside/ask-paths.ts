import { parentPort, workerData } from 'node:worker_threads'
import { connect } from '../public/connection.ts'

/** Input of the thread: the service, and a first number that no other round has. */
export type Asking = { readonly base: string; readonly first: number }

/** Output of the thread, after its last answer. */
export type Asked = { readonly answered: number }

const ADDRESSES = 8

/** On a thread of its own, so that reading does not delay what is measured: eight addresses ask for one path after the other. */
export const askPaths = async (listPaths: (first: number) => Iterable<string>): Promise<void> => {
  const { base, first } = workerData as Asking // As measure-beside.ts gives it.
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
