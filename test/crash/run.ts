import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runRound, type RoundResult } from './crash-round.ts'
import { makePostgresPlace, makeSqlitePlace, type DatabasePlace } from './database-place.ts'
import { PROMISES } from './promises.ts'
import { Random } from './random.ts'

const USAGE = `npm run test:crash -- [N] [--seed TEXT] [--only sqlite|postgres]
Kills running services N times (200) on each database, and holds what is left to every promise.`

/** A round is bounded, because the memory of the simulators is. */
const KILLS_PER_ROUND = 250
const SHOWN = 5

type Score = { passed: number; failed: number }

/** `npm run test:crash`: the same seed makes the same decisions, though the machine's timing is its own. */
const main = async (): Promise<void> => {
  const { kills, seed, only } = readArguments()
  console.log(`crash run: ${kills} kills on each database, seed ${seed}`)
  const scores = await Promise.all([
    only === 'postgres' ? [] : runOn(makeSqlitePlace(), kills, seed),
    only === 'sqlite' ? [] : runOn(await makePostgresPlace(), kills, seed),
  ])
  const passed = sum(scores.flat().map((score) => score.passed))
  const failed = sum(scores.flat().map((score) => score.failed))
  if (failed > 0) console.log(`again: npm run test:crash -- ${kills} --seed ${seed}`)
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string' }, only: { type: 'string' } },
  })
  const kills = Number(positionals[0] ?? 200)
  if (!Number.isInteger(kills) || kills < 1) throw new Error(USAGE)
  return { kills, seed: values.seed ?? randomBytes(4).toString('hex'), only: values.only }
}

/** A database that is not there is skipped, and said to be. */
const runOn = async (place: DatabasePlace | undefined, kills: number, seed: string): Promise<Score[]> => {
  if (place === undefined) {
    console.log('PostgreSQL: skipped, since no server listens at 127.0.0.1:5432')
    return []
  }
  try {
    const scores: Score[] = []
    for (let left = kills, round = 1; left > 0; round += 1) {
      const random = new Random(`${seed}/${place.name}/${round}`)
      await place.empty()
      const began = performance.now()
      const result = await runRound(place, Math.min(left, KILLS_PER_ROUND), random)
      scores.push(judge(place, result, (performance.now() - began) / 1000))
      left -= result.kills
    }
    return scores
  } catch (cause) {
    console.log(`\n${place.name}: the run broke off`, cause)
    return [{ passed: 0, failed: 1 }]
  } finally {
    await place.destroy()
  }
}

const judge = (place: DatabasePlace, { kills, evidence, log }: RoundResult, seconds: number): Score => {
  const { written, stored } = evidence
  const states = Map.groupBy(stored, ({ row }) => row.state)
  const counts = [...states].map(([state, all]) => `${all.length} ${state}`).join(', ')
  console.log(
    `\n${place.name}: ${kills} kills in ${Math.round(seconds)} s; ${written.length} messages: ${counts}`,
  )
  const verdicts = PROMISES.map((promise) => ({ name: promise.name, broken: promise.findBroken(evidence) }))
  for (const { name, broken } of verdicts) {
    console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${name}`)
    for (const text of broken.slice(0, SHOWN)) console.log(`         ${text}`)
    if (broken.length > SHOWN) console.log(`         … and ${broken.length - SHOWN} more`)
  }
  const failed = verdicts.filter(({ broken }) => broken.length > 0).length
  if (failed > 0) console.log(`       the services' log: ${keepLog(log)}`)
  return { passed: verdicts.length - failed, failed }
}

const keepLog = (log: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'rotunda-crash-log-')), 'services.log')
  writeFileSync(path, log)
  return path
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

await main()
