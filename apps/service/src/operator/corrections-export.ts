import { resolve } from 'node:path'
import { noteExport, readLedgerBytes } from '../corrections/index.ts'
import { refuseUnimported, writeLedgerFile } from '../wiring/ledger-file.ts'
import { COLLECTION_OPTION } from './choose-collection.ts'
import { chooseCorrected } from './choose-corrected.ts'
import type { Command, Report } from './command.ts'
import { findOption } from './command-line.ts'

export const correctionsExport: Command = {
  words: 'corrections export',
  summary: 'Write the ledger of corrections into a file, one line for each entry.',
  details:
    'Without --to the command writes the file in ROTUNDA_DATA. It refuses to replace a file with lines that were ' +
    'never imported.',
  examples: ['corrections export', 'corrections export --to -'],
  options: [
    {
      name: 'to',
      value: 'FILE',
      description: 'File to write; - prints the ledger. The file in ROTUNDA_DATA when left out.',
    },
    COLLECTION_OPTION,
  ],
  run: async (line, context) => {
    const { store, directory } = context
    const { collection, file: own } = chooseCorrected(line, context)
    const to = findOption(line, 'to')
    const file = to === undefined ? own : resolve(directory, to)
    if (to !== '-' && file === own) await refuseUnimported(store, collection.name, file)
    const bytes = await readLedgerBytes(store, collection.name)
    if (to === '-') return print(bytes)
    await writeLedgerFile(file, bytes)
    if (file === own) await noteExport(store, { collection: collection.name, bytes }, await store.now())
    return { json: { file, bytes: bytes.length }, text: `The ledger is written to ${file}.` }
  },
}

/** The command line adds the last line break of a text. */
const print = (bytes: Buffer): Report => {
  const text = bytes.toString('utf8')
  return { json: { ledger: text }, text: text.replace(/\n$/, '') }
}
