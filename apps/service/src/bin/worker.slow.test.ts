import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { RUN_MILLISECONDS } from '../platform/testing.ts'

/** Starts a reader, which finds no data, and prints the niceness of each thread. */
const PROGRAM = `
  const { readdirSync, readFileSync } = await import('node:fs')
  const { Worker } = await import('node:worker_threads')
  const worker = new Worker(new URL(process.argv[1]), { workerData: {}, execArgv: [] })
  worker.postMessage({ kind: 'refresh', id: 0 })
  worker.once('message', () => {
    const stats = readdirSync('/proc/self/task').map((id) => readFileSync('/proc/self/task/' + id + '/stat', 'utf8'))
    console.log(JSON.stringify(stats.map((stat) => Number(stat.replace(/.*\\) /s, '').split(' ')[16]))))
    process.exit()
  })`

test(
  'a reader of a service that runs at a low priority does not raise its own',
  { skip: process.platform !== 'linux' },
  () => {
    const url = new URL('worker.ts', import.meta.url).href
    const args = ['-n', '15', process.execPath, '--input-type=module', '-e', PROGRAM, url]
    const { stdout, stderr } = spawnSync('nice', args, { encoding: 'utf8', timeout: RUN_MILLISECONDS })
    assert.notEqual(stdout, '', stderr)
    const nicenesses = JSON.parse(stdout) as number[]
    assert.deepEqual([...new Set(nicenesses)], [15])
  },
)
