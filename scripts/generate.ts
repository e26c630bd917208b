import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { writeClientTypes } from './client/write-types.ts'
import type { Generated } from './generate/generated.ts'
import { listGenerated } from './generate/list-generated.ts'
import { writeSample } from './generate/write-sample.ts'

/**
 * Writes every file that is made from the code, the documents of the sample, and the types of the client. With `--check`
 * writes nothing, and fails when a file is out of date.
 */
const main = async (): Promise<void> => {
  const root = join(import.meta.dirname, '..')
  const checking = process.argv.includes('--check')
  const stale: string[] = []
  for (const generated of listGenerated(root)) {
    const path = join(root, generated.file)
    const wanted = await buildText(path, generated)
    if (wanted === undefined || readIfThere(path) === wanted) continue
    stale.push(generated.file)
    if (!checking) writeText(path, wanted)
  }
  stale.push(...(await writeSample(root, checking)))
  if (!checking) await writeClientTypes(root)
  report(stale, checking)
}

/** Undefined, with the reason printed, when one file cannot be made: the others are still worth making. */
const buildText = async (
  path: string,
  { file, build, isFormatted }: Generated,
): Promise<string | undefined> => {
  try {
    const text = await build()
    return isFormatted ? text : await format(text, { ...(await resolveConfig(path)), filepath: path })
  } catch (error) {
    console.error(`cannot be made: ${file}:`, error instanceof Error ? error.message : error)
    process.exitCode = 1
    return undefined
  }
}

const writeText = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const readIfThere = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

const report = (stale: readonly string[], checking: boolean): void => {
  for (const file of stale) console.log(checking ? `out of date: ${file}` : `written: ${file}`)
  if (!checking || stale.length === 0) return
  console.error('Run `npm run generate` and commit what it writes.')
  process.exitCode = 1
}

await main()
