import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { findDepth } from './measure/import-depth.ts'
import { measureSource } from './measure/measure-source.ts'
import {
  findOverBudget,
  findWorse,
  SMALL_BELOW,
  type Budget,
  type SmallFiles,
  type Spread,
  type Sizes,
} from './measure/ratchet.ts'
import { listSourceFiles, moduleOf } from './source-files.ts'

/**
 * Prints the lengths of files and functions and the number of small files, module by module. Fails when a number is worse
 * than in scripts/measure.json, or over the budget in scripts/budget.json. `--record` writes the present numbers to the
 * first; the budget is raised by hand, and lowered when something was cut.
 */
const main = (): void => {
  const root = join(import.meta.dirname, '..')
  const recordFile = join(import.meta.dirname, 'measure.json')
  const measured = measureTree(root)
  console.table(Object.fromEntries(Object.entries(measured).map(([module, sizes]) => [module, row(sizes)])))
  if (process.argv.includes('--record')) {
    writeFileSync(recordFile, `${JSON.stringify(measured, null, 2)}\n`)
    return
  }
  // The file is written by this script alone.
  const recorded = existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, Sizes>)
    : {}
  // The file is reviewed.
  const budget = JSON.parse(readFileSync(join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget
  const worse = [...findWorse(measured, recorded), ...findOverBudget(measureHouse(root), budget)]
  for (const line of worse) console.error(line)
  if (worse.length > 0) process.exitCode = 1
}

/** Lines of each room of the product, and the longest chain of its imports. */
const measureHouse = (root: string): Budget => {
  const files = listSourceFiles(root).filter((path) => moduleOf(path) !== 'scripts')
  const lines: Record<string, number> = {}
  for (const path of files)
    lines[moduleOf(path)] =
      (lines[moduleOf(path)] ?? 0) + readFileSync(join(root, path), 'utf8').split('\n').length - 1
  return { importDepth: findDepth(root, files), lines }
}

const measureTree = (root: string): Record<string, Sizes> => {
  const files = listSourceFiles(root).map((path) => ({
    module: moduleOf(path),
    isDoor: basename(path) === 'index.ts',
    ...measureSource(path, readFileSync(join(root, path), 'utf8')),
  }))
  return Object.fromEntries(
    Object.entries(Object.groupBy(files, ({ module }) => module)).map(([module, members = []]) => [
      module,
      {
        files: spread(members.map(({ lines }) => lines)),
        functions: spread(members.flatMap(({ functions }) => functions)),
        small: countSmall(members.filter(({ isDoor }) => !isDoor).map(({ lines }) => lines)),
      },
    ]),
  )
}

const spread = (lengths: readonly number[]): Spread => {
  const sorted = lengths.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.ceil(share * sorted.length) - 1] ?? 0
  return { count: sorted.length, median: at(0.5), p90: at(0.9), longest: at(1) }
}

const countSmall = (lengths: readonly number[]): SmallFiles => {
  const count = lengths.filter((lines) => lines < SMALL_BELOW).length
  return { count, percent: Math.round((100 * count) / Math.max(lengths.length, 1)) }
}

const row = ({ files, functions, small }: Sizes) => ({
  files: files.count,
  'file median': files.median,
  'file p90': files.p90,
  'file longest': files.longest,
  'small files': small.count,
  'of 100': small.percent,
  functions: functions.count,
  'function median': functions.median,
  'function p90': functions.p90,
  'function longest': functions.longest,
})

main()
