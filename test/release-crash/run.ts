import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  carryOut,
  carryOutAndDie,
  findBroken,
  findLeft,
  type Death,
} from '../../apps/service/src/releases/testing.ts'
import { Random } from '../crash/random.ts'

const USAGE = `npm run test:release-crash -- [N] [--seed TEXT] [--every K]
Kills a process that builds and publishes a release: once at each thing that it asks of the file system, or at every
K-th (from one that the seed chooses), and N times (50) at any time. What is published must stay whole, and the next run
must succeed.`

const [BEFORE, AFTER] = [400, 401]

/** `npm run test:release-crash`. */
const main = async (): Promise<void> => {
  const { kills, seed, every } = readArguments()
  const place = mkdtempSync(join(tmpdir(), 'rotunda-release-crash-'))
  try {
    const template = join(place, 'template')
    await carryOut(template, BEFORE)
    const { asked, milliseconds } = await measure(place, template)
    const random = new Random(seed)
    const moments = listMoments(asked, every, random)
    const deaths: Death[] = [
      ...moments.map((number) => ({ number })),
      ...Array.from({ length: kills }, () => ({ milliseconds: random.between(0, milliseconds) })),
    ]
    console.log(
      `release crash run: ${moments.length} of ${asked} moments, and ${kills} kills at any time, seed ${seed}`,
    )
    const broken = await tryAll(place, template, deaths)
    for (const line of broken) console.log(`BROKEN ${line}`)
    console.log(`${deaths.length} kills, ${broken.length} broken promises`)
    process.exitCode = broken.length > 0 ? 1 : 0
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, every: { type: 'string' } },
  })
  const every = Number(values.every ?? 1)
  const kills = Number(positionals[0] ?? 50)
  if (!Number.isInteger(kills) || kills < 0 || !Number.isInteger(every) || every < 1) throw new Error(USAGE)
  return { kills, every, seed: values.seed ?? randomBytes(4).toString('hex') }
}

const listMoments = (asked: number, every: number, random: Random): number[] => {
  const first = 1 + Math.floor(random.next() * every)
  return Array.from({ length: asked }, (_, index) => index + 1).filter(
    (number) => (number - first) % every === 0,
  )
}

/** Each waits for a process most of the time. */
const AT_ONCE = 2

const tryAll = async (place: string, template: string, deaths: readonly Death[]): Promise<string[]> => {
  const broken: string[] = []
  const waiting = deaths[Symbol.iterator]()
  const lane = async (): Promise<void> => {
    for (const death of waiting) broken.push(...(await tryDeath(place, template, death)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return broken
}

const withCopy = async <Result>(
  place: string,
  template: string,
  work: (directory: string) => Promise<Result>,
): Promise<Result> => {
  const directory = mkdtempSync(join(place, 'releases-'))
  cpSync(template, directory, { recursive: true })
  try {
    return await work(directory)
  } finally {
    rmSync(directory, { recursive: true })
  }
}

const measure = (place: string, template: string) =>
  withCopy(place, template, async (directory) => {
    const began = performance.now()
    const { asked } = await carryOutAndDie(directory, AFTER, {})
    return { asked, milliseconds: performance.now() - began }
  })

const tryDeath = (place: string, template: string, death: Death): Promise<string[]> =>
  withCopy(place, template, async (directory) => {
    await carryOutAndDie(directory, AFTER, death)
    const after = await findBroken(directory, [BEFORE, AFTER])
    await carryOut(directory, AFTER)
    const faults = [...after, ...(await findBroken(directory, [AFTER])), ...(await findLeft(directory))]
    return faults.map((fault) => `${JSON.stringify(death)}: ${fault}`)
  })

await main()
