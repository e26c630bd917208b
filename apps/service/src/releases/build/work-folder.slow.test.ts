import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { basename, join } from 'node:path'
import { test } from 'node:test'
import { makeFolder } from '../testing.ts'
import { withWorkFolder } from './work-folder.ts'

const HOUR_MILLISECONDS = 60 * 60 * 1000

test('what a process that was killed left is taken away, and what another one may be working in is not', async (t) => {
  const directory = makeFolder(t)
  const own = await withWorkFolder(directory, async (folder) => basename(folder))
  const of = (pid: number): string => own.replace(String(process.pid), String(pid))
  const left = [own, of(999_999_999), 'tmp-1-container-old']
  const working = [of(process.ppid), `tmp-${process.pid}-container-a`, 'tmp-999999999-container-b']
  for (const name of [...left, ...working]) mkdirSync(join(directory, name))
  age(join(directory, 'tmp-1-container-old'), 25)
  age(join(directory, `tmp-${process.pid}-container-a`), 23)
  await withWorkFolder(directory, async (folder) => {
    assert.deepEqual(readdirSync(directory).sort(), [...working, basename(folder)].sort())
  })
  assert.deepEqual(readdirSync(directory).sort(), working.sort())
})

test('nothing that is no work folder is taken away, however old', async (t) => {
  const directory = makeFolder(t)
  const names = ['publications', 'tmp', 'tmp-notes', 'a'.repeat(64)]
  for (const name of names) mkdirSync(join(directory, name))
  for (const name of names) age(join(directory, name), 1000)
  await withWorkFolder(directory, async () => undefined)
  assert.deepEqual(readdirSync(directory).sort(), names.sort())
})

const age = (path: string, hours: number): void => {
  const then = new Date(Date.now() - hours * HOUR_MILLISECONDS)
  utimesSync(path, then, then)
}
