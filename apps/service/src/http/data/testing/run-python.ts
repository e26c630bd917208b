import { spawnSync } from 'node:child_process'
import { RUN_MILLISECONDS } from '../../../platform/testing.ts'

/** Runs a program in the first Python that has the module; undefined where none has. */
export const runPython = (module: string, program: string, ...words: readonly string[]): unknown => {
  const python = ['python3', '/usr/bin/python3'].find(
    (name) => spawnSync(name, ['-c', `import ${module}`], { timeout: RUN_MILLISECONDS }).status === 0,
  )
  if (python === undefined) return undefined
  const { status, stdout, stderr } = spawnSync(python, ['-c', `import json, sys\n${program}`, ...words], {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
