import { openArchive } from '../archive.ts'
import { DECLARED, anEdition } from './archives.ts'

/** A process that adds documents of one address, each text once, and says which it has added. */
const [, , directory = '', ...texts] = process.argv
const archive = openArchive(directory, DECLARED)
for (const text of texts) {
  await archive.add(anEdition(text))
  process.stdout.write(`${text}\n`)
}
