import type { ChildProcess } from 'node:child_process'

/** A test file that ends early, by its time-out or by a fault, leaves no service behind. */
export const endWithThisProcess = (child: ChildProcess): void => {
  if (!process.listeners('exit').includes(endAll)) {
    process.on('exit', endAll)
    // The runner ends a file that hangs by SIGTERM, which alone would run no listener of exit.
    process.once('SIGTERM', () => process.exit(143))
  }
  started.add(child)
  child.once('exit', () => started.delete(child))
}

const started = new Set<ChildProcess>()
const endAll = (): void => {
  for (const child of started) child.kill('SIGKILL')
}
