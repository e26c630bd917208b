import { dieAt } from '../../releases/testing.ts'
import { buildFromArchive } from '../../wiring/build-from-archive.ts'
import { COLLECTIONS } from '../../wiring/collections.ts'
import { openDatabase } from '../../wiring/open-database.ts'
import { readSettings } from '../../wiring/settings.ts'

/** Builds a release, and is killed before the call to the file system with the number of the argument. */
const [, , number] = process.argv
// A process of its own has its settings there.
// eslint-disable-next-line no-restricted-properties
const settings = readSettings({ ...process.env })
const store = await openDatabase(settings)
const count = dieAt(Number(number))
await buildFromArchive(COLLECTIONS[0], { settings, store, reportProgress: () => undefined })
process.stdout.write(String(count()))
await store.close()
