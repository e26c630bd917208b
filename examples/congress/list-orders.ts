import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { endWithTest, runToEnd } from '../../apps/service/src/platform/testing.ts'

const ROOT = join(import.meta.dirname, '../..')

/** The orders that add-reference.sh gives for a folder, each as its words. */
export const listOrders = async (folder: string): Promise<string[][]> => {
  const script = join(import.meta.dirname, 'add-reference.sh')
  const { code, stdout, stderr } = await runToEnd(
    endWithTest(
      spawn('bash', [script, relative(ROOT, folder), '2026-06-15T12:00:00Z'], {
        cwd: ROOT,
        env: { ...process.env, ROTUNDA: 'echo' },
        stdio: ['ignore', 'pipe', 'pipe'],
      }),
    ),
  )
  assert.equal(code, 0, stderr)
  return stdout
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '))
}
