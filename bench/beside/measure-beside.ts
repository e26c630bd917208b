import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { issueKey } from '../issue-key.ts'
import { MESSAGE } from '../message/message.ts'
import { runService } from '../processes.ts'
import type { Asked, Asking } from './ask-paths.ts'
import { sendSteadily, type Sent } from './send-steadily.ts'

export const OPERATIONS = ['validate-message', 'send-message'] as const

export type Beside = {
  readonly operation: (typeof OPERATIONS)[number]
  readonly alone: Sent
  readonly beside: Sent
  /** Reads answered in a second while messages came. */
  readonly readsPerSecond: number
}

export const PER_SECOND = 100
const SECONDS = 5
const ROUNDS = 3

/**
 * Messages to a service on published data as `npm start` starts it, alone and beside readers in turn. `readers`: a
 * module that asks, for a thread of its own.
 */
export const measureBeside = async (directory: string, readers: URL): Promise<readonly Beside[]> => {
  const settings = {
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_PUBLIC_RATE: '0',
    ROTUNDA_MESSAGE_RATE: '0',
  }
  const key = issueKey(directory, ['messages:send'])
  const service = await runService(settings)
  const [base = ''] = service.found
  const headers = { 'content-type': 'application/json', ...key }
  const send = (operation: string, seconds: number) =>
    sendSteadily({ url: `${base}/api/${operation}`, headers, body: MESSAGE, perSecond: PER_SECOND, seconds })
  const measured: Beside[] = []
  for (const operation of OPERATIONS) {
    await send(operation, 1)
    const [alone, beside, asked]: [Sent[], Sent[], number[]] = [[], [], []]
    for (let round = 0; round < ROUNDS; round += 1) {
      alone.push(await send(operation, SECONDS))
      const reading = await startReading(readers, base, measured.length * ROUNDS + round)
      beside.push(await send(operation, SECONDS))
      asked.push(await reading.stop())
    }
    const readsPerSecond = asked.reduce((sum, rate) => sum + rate, 0) / ROUNDS
    measured.push({ operation, alone: join(alone), beside: join(beside), readsPerSecond })
  }
  await service.stop()
  return measured
}

const join = (parts: readonly Sent[]): Sent => ({
  milliseconds: parts.flatMap(({ milliseconds }) => milliseconds),
  failed: parts.reduce((sum, { failed }) => sum + failed, 0),
})

/** Far apart, so that no round asks what another one asked. */
const LEAST_AMOUNTS_OF_ROUND = 1000

const startReading = async (readers: URL, base: string, round: number) => {
  const workerData: Asking = { base, first: round * LEAST_AMOUNTS_OF_ROUND + 1 }
  const worker = new Worker(readers, { workerData })
  await once(worker, 'message')
  const started = performance.now()
  return {
    /** Gives how many were answered in a second. */
    stop: async (): Promise<number> => {
      const asked = once(worker, 'message')
      worker.postMessage('stop')
      const [{ answered }] = (await asked) as [Asked] // as ask-totals.ts says
      return (answered / (performance.now() - started)) * 1000
    },
  }
}
