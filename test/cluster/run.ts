import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Random } from '../crash/random.ts'
import { startClients } from './clients.ts'
import { describeSent, isAllowed, judgeRun, type Verdict } from './judge.ts'
import { KINDS, Load } from './load.ts'
import { CLUSTER_MISSING, openCluster, type Cluster } from './open-cluster.ts'
import { chooseSteps, listSteps, type Play, type Step } from './steps.ts'

const USAGE = `npm run test:cluster -- [--short] [--seed TEXT] [--only TEXT]
Makes a cluster of two processes for each role on this machine, upsets its parts one after another under a load of every
kind of request, and holds what is left to every promise. --short takes fewer steps, which the seed chooses. --only takes
the steps whose names contain the text.`

const SHOWN = 8
/** Rows of the first release. The sample has fewer of this document. */
const FIRST_ROWS = 40

/** `npm run test:cluster`. */
const main = async (): Promise<void> => {
  const { short, seed, only } = readArguments()
  if (CLUSTER_MISSING !== undefined) {
    console.log(`cluster: skipped, since ${CLUSTER_MISSING}`)
    return
  }
  console.log(`cluster run: seed ${seed}`)
  const random = new Random(seed)
  const began = performance.now()
  const cluster = await openCluster(random)
  try {
    console.log(`${cluster.processes.length} processes serve after ${secondsSince(began)} s`)
    const steps = short ? chooseSteps(cluster, random.fork('steps')) : listSteps(cluster)
    const verdicts = await play(
      cluster,
      random,
      steps.filter(({ name }) => name.includes(only)),
    )
    const failed = verdicts.filter(({ broken }) => broken.length > 0)
    for (const verdict of verdicts) print(verdict)
    if (failed.length > 0) {
      console.log(`the logs of the processes: ${keepLogs(cluster)}`)
      console.log(`again: npm run test:cluster -- ${short ? '--short ' : ''}--seed ${seed}`)
    }
    console.log(
      `${verdicts.length - failed.length} passed, ${failed.length} failed, ${secondsSince(began)} s`,
    )
    process.exitCode = failed.length > 0 ? 1 : 0
  } finally {
    await cluster.close()
  }
}

const readArguments = () => {
  try {
    const { values } = parseArgs({
      options: {
        short: { type: 'boolean', default: false },
        seed: { type: 'string', default: randomBytes(4).toString('hex') },
        only: { type: 'string', default: '' },
      },
    })
    return values
  } catch (cause) {
    throw new Error(USAGE, { cause })
  }
}

/** Without it a step could end before a slow client has sent anything. */
const ALL_KINDS: Step = {
  name: 'an answer for clients of every kind',
  run: async ({ load }) => {
    await Promise.all(KINDS.map((kind) => load.more(1, kind)))
    return undefined
  },
}

/** Takes the steps under load. A step that fails ends the run, and what happened until then is judged. */
const play = async (cluster: Cluster, random: Random, steps: readonly Step[]): Promise<Verdict[]> => {
  const load = new Load(cluster.haproxy.base)
  const state: Play = { cluster, load, random, disturbances: [], rows: FIRST_ROWS, token: '' }
  const clients = startClients({ ...cluster, load, random: random.fork('clients') })
  const broken: string[] = []
  console.log(['seconds', 'answered', 'broken', 'refused', 'busy', 'FAILED', ' step'].map(cell).join(''))
  try {
    for (const step of [ALL_KINDS, ...steps]) await take(step, state)
  } catch (cause) {
    broken.push(String(cause))
  } finally {
    load.stop()
  }
  const verdicts = await judgeRun(state, await clients)
  return [{ name: 'every step came to its end', broken }, ...verdicts]
}

const take = async (step: Step, state: Play): Promise<void> => {
  const { load, disturbances } = state
  const [began, first] = [performance.now(), load.sent.length]
  const skipped = await step.run(state)
  const sent = load.sent.slice(first)
  const count = (ending: string) => sent.filter((one) => one.ending === ending).length
  const failed = sent.filter((one) => !isAllowed(one, disturbances))
  const counts = ['answered', 'broken', 'refused', 'busy'].map(count)
  const cells = [secondsSince(began), ...counts, failed.length]
  console.log(
    `${cells.map(cell).join('')}  ${step.name}${skipped === undefined ? '' : `: skipped, since ${skipped}`}`,
  )
  for (const one of failed.slice(0, SHOWN)) console.log(`         ${describeSent(one)}`)
}

const cell = (value: string | number): string => `${value}`.padStart(9)

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1000)

const print = ({ name, broken }: Verdict): void => {
  console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`)
  for (const text of broken.slice(0, SHOWN)) console.log(`         ${text}`)
  if (broken.length > SHOWN) console.log(`         … and ${broken.length - SHOWN} more`)
}

const keepLogs = ({ logs }: Cluster): string => {
  const kept = mkdtempSync(join(tmpdir(), 'rotunda-cluster-logs-'))
  cpSync(logs, kept, { recursive: true })
  return kept
}

await main()
