import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load, type Load } from './load.ts'
import { run } from './processes.ts'
import { MESSAGE } from './message.ts'

export type Accepting = {
  readonly service: Load
  readonly bare: Load
  readonly ratio: number
  readonly peakMegabytes: number
}

const ROUND_SECONDS = 6
const ROUNDS = 3

/** The service and the bare route take turns, so that a noisy minute of the machine meets both. */
export const measureAccepting = async (): Promise<Accepting> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const service = await run(
    'apps/service/src/bin/serve.ts',
    { PORT: '0', ADMIN_PORT: '0', ROTUNDA_DATA: directory, ROTUNDA_WORKER: 'off', ROTUNDA_MESSAGE_RATE: '0' },
    [/(http:\S+)\/api\/send-message/, /(rtd_test_\w+)/],
  )
  const bare = await run('bench/bare-server.ts', { BENCH_DATA: directory }, [/(http:\S+)/])
  const [base = '', key = ''] = service.found
  const [bareBase = ''] = bare.found
  const json = { 'content-type': 'application/json' }
  const rounds: { service: Load; bare: Load }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const headers = { ...json, authorization: `Bearer ${key}` }
    const measured = {
      service: await load(`${base}/api/send-message`, headers, MESSAGE, ROUND_SECONDS),
      bare: await load(bareBase, json, MESSAGE, ROUND_SECONDS),
    }
    // The first round warms both up.
    if (round > 0) rounds.push(measured)
  }
  const peakMegabytes = service.peakMegabytes()
  await service.stop()
  await bare.stop()
  rmSync(directory, { recursive: true })
  const middle = rounds.toSorted((one, other) => ratioOf(one) - ratioOf(other))[Math.floor(ROUNDS / 2)]
  if (middle === undefined) throw new Error('no round was measured')
  return { ...middle, ratio: ratioOf(middle), peakMegabytes }
}

const ratioOf = ({ service, bare }: { service: Load; bare: Load }): number =>
  service.perSecond / bare.perSecond
