import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishAnyway } from '../../apps/service/src/releases/testing.ts'
import { COLLECTIONS } from '../../apps/service/src/wiring/collections.ts'
import { placesOf } from '../../apps/service/src/wiring/places.ts'
import { readSettings } from '../../apps/service/src/wiring/settings.ts'
import { archiveSample } from '../sample/archive-sample.ts'

/** Published data: 2,000 records of each collection, 60,000, and 2,000 in ten releases. */
export const FOLDERS = ['small', 'large', 'many'] as const
export type Folder = (typeof FOLDERS)[number]

export type Data = { readonly root: string; readonly folders: Readonly<Record<Folder, string>> }

const [FEW_RECORDS, MANY_RECORDS, MANY_RELEASES] = [2000, 60_000, 10]

/** Makes the data in a folder, or leaves it as an earlier run has made it, and copies it: a service writes its database. */
export const makeData = async (folder?: string): Promise<Data> => {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'rotunda-thread-time-'))
  const made = (name: Folder): string => join(root, name)
  await makeOnce(made('small'), (data) => publish(data, FEW_RECORDS))
  await makeOnce(made('large'), (data) => publish(data, MANY_RECORDS))
  await makeOnce(made('many'), async (data) => {
    cpSync(made('small'), data, { recursive: true })
    for (let seed = 2; seed <= MANY_RELEASES; seed += 1) await publish(data, FEW_RECORDS + seed, seed)
  })
  const copies = mkdtempSync(join(root, 'copies-'))
  const copy = (name: Folder): string => {
    cpSync(made(name), join(copies, name), { recursive: true })
    return join(copies, name)
  }
  return { root, folders: { small: copy('small'), large: copy('large'), many: copy('many') } }
}

/** A run that was stopped leaves a draft, which the next one does not take for whole. */
const makeOnce = async (folder: string, make: (draft: string) => Promise<void>): Promise<void> => {
  if (existsSync(folder)) return
  mkdirSync(join(folder, '..'), { recursive: true })
  const draft = mkdtempSync(`${folder}-draft-`)
  await make(draft)
  renameSync(draft, folder)
}

/** Publishes a release of every collection. Another seed gives other rows, which the gates of a publication refuse. */
const publish = async (data: string, records: number, seed = 1): Promise<void> => {
  const settings = readSettings({ ROTUNDA_DATA: data })
  for (const { collection } of COLLECTIONS) {
    await archiveSample(data, { collection: collection.name, records, seed })
    const built = JSON.parse(await run(data, ['release', 'build', '--json'], collection.name)) as {
      readonly release: string
    }
    await publishAnyway({
      directory: placesOf(settings, collection).releases,
      collection,
      release: built.release,
      now: new Date(),
    })
  }
}

/** The command line on the data. Returns what it printed. */
const run = async (data: string, words: readonly string[], collection: string): Promise<string> => {
  const environment = { PATH: process.env['PATH'], ROTUNDA_DATA: data }
  const { stdout } = await execute(process.execPath, [ROTUNDA, ...words, '--collection', collection], {
    env: environment,
    // A build lists each of its documents.
    maxBuffer: Infinity,
  })
  return stdout
}

const ROTUNDA = join(import.meta.dirname, '../../apps/service/src/bin/rotunda.js')
// Not within a test: the program waits for it.
// eslint-disable-next-line house/waits-have-an-end
const execute = promisify(execFile)
