import { spawnSync } from 'node:child_process'
import { RUN_MILLISECONDS } from './run-to-end.ts'

/** The first Python that has the modules: packages of Debian are for `/usr/bin/python3`, which may not come first. */
export const findPython = (modules: string): string | undefined =>
  ['python3', '/usr/bin/python3'].find(
    (name) => spawnSync(name, ['-c', `import ${modules}`], { timeout: RUN_MILLISECONDS }).status === 0,
  )

/** Runs a program in the first Python that has the modules; undefined where none has. */
export const runPython = (modules: string, program: string, ...words: readonly string[]): unknown => {
  const python = findPython(modules)
  if (python === undefined) return undefined
  const { status, stdout, stderr } = spawnSync(python, ['-c', `import json, sys\n${program}`, ...words], {
    encoding: 'utf8',
    timeout: RUN_MILLISECONDS,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
