import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { issueKey } from '../issue-key.ts'
import { load, type Load } from './load.ts'
import { MESSAGE } from './message.ts'
import { run, runService } from '../processes.ts'

/** One round: the service, a bare route that stores the same rows, and one that stores the bytes of the body. */
export type Round = { readonly service: Load; readonly rows: Load; readonly body: Load }

export type Accepting = Round & { readonly peakMegabytes: number; readonly startMilliseconds: number }

const ROUND_SECONDS = 3
const ROUNDS = 3
const JSON_BODY = { 'content-type': 'application/json' }

/** The three take turns, so that a noisy minute of the machine meets all. The round with the middle ratio is given. */
export const measureAccepting = async (): Promise<Accepting> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-bench-'))
  const started = performance.now()
  const service = await runService({
    PORT: '0',
    ADMIN_PORT: '0',
    ROTUNDA_DATA: directory,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
    ROTUNDA_MESSAGE_RATE: '0',
  })
  const startMilliseconds = performance.now() - started
  const [base = ''] = service.found
  const url = `${base}/api/send-message`
  const headers = { ...JSON_BODY, ...issueKey(directory, ['messages:send']) }
  await load(url, headers, MESSAGE, 1)
  const bare = await startBare(directory)
  const rounds: Round[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const measured = {
      service: await load(url, headers, MESSAGE, ROUND_SECONDS),
      rows: await load(bare.rows, JSON_BODY, MESSAGE, ROUND_SECONDS),
      body: await load(bare.body, JSON_BODY, MESSAGE, ROUND_SECONDS),
    }
    // The first round warms all of them up.
    if (round > 0) rounds.push(measured)
  }
  const peakMegabytes = service.peakMegabytes()
  await service.stop()
  await bare.stop()
  rmSync(directory, { recursive: true })
  const middle = rounds.toSorted((one, other) => ratioOf(one) - ratioOf(other))[Math.floor(ROUNDS / 2)]
  if (middle === undefined) throw new Error('no round was measured')
  return { ...middle, peakMegabytes, startMilliseconds }
}

const startBare = async (directory: string) => {
  const [rowsData, bodyData] = [mkdtempSync(join(directory, 'rows-')), mkdtempSync(join(directory, 'body-'))]
  const template = join(directory, 'rotunda.sqlite')
  const rows = await run('bench/message/bare-server.ts', { BENCH_DATA: rowsData, BENCH_TEMPLATE: template }, [
    /(http:\S+)/,
  ])
  const body = await run('bench/message/bare-server.ts', { BENCH_DATA: bodyData }, [/(http:\S+)/])
  const stop = async () => {
    await rows.stop()
    await body.stop()
  }
  return { rows: rows.found[0] ?? '', body: body.found[0] ?? '', stop }
}

export const ratioOf = ({ service, rows }: Round): number => service.perSecond / rows.perSecond
