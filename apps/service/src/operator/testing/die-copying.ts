import { makeBackup, restoreBackup } from '../../backup/index.ts'
import { MIGRATIONS } from '../../wiring/migrations.ts'
import { openBareDatabase, openDatabase } from '../../wiring/open-database.ts'
import { readSettings } from '../../wiring/settings.ts'

/** Backs up or restores, and is killed at one of its steps. Arguments: the order, the folder and the step. */
const [, , order, folder = '', step] = process.argv
// A process of its own has its settings there.
// eslint-disable-next-line no-restricted-properties
const settings = readSettings({ ...process.env })
const directory = settings.ROTUNDA_DATA
let steps = 0
const reportProgress = (): void => {
  steps += 1
  if (steps === Number(step)) process.kill(process.pid, 'SIGKILL')
}

if (order === 'backup') {
  const store = await openDatabase(settings)
  const facts = { version: '0.0.0', signingKey: null, prune: false, replace: false }
  await makeBackup({ store, directory, folder, reportProgress, ...facts })
  await store.close()
} else
  await restoreBackup({
    folder,
    directory,
    isSqlite: settings.DATABASE_URL === undefined,
    openStore: () => openBareDatabase(settings),
    migrations: MIGRATIONS,
    actor: 'operator:test',
    checkSecrets: () => undefined,
    checkStore: () => Promise.resolve(),
    reportProgress,
  })
