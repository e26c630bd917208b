import { auditWrites } from '../audit/index.ts'
import { importLedger } from '../corrections/index.ts'
import { OperatorFault } from '../platform/index.ts'
import { readLedgerFile } from '../wiring/ledger-file.ts'
import { COLLECTION_OPTION } from './choose-collection.ts'
import { chooseCorrected } from './choose-corrected.ts'
import type { Command } from './command.ts'

export const correctionsImport: Command = {
  words: 'corrections import',
  summary: 'Take the file of corrections in ROTUNDA_DATA into the ledger.',
  details:
    'The file must begin with the whole ledger of the database, byte for byte. Lines that follow are added. ' +
    'The command refuses lines with a fault: correct them in the file, and import it again.',
  examples: ['corrections import'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { store, actor } = context
    const { collection, file } = chooseCorrected(line, context)
    const bytes = await readLedgerFile(file)
    if (bytes === undefined) throw new OperatorFault('not_found', `There is no file ${file} to import.`)
    const now = await store.now()
    const order = { actor, action: 'corrections.import', object: collection.name } as const
    const detail = JSON.stringify({ bytes: bytes.length })
    const audited = auditWrites(store, { ...order, detail }, now)
    const added = await importLedger(audited, { collection: collection.name, file, bytes }, now)
    return {
      json: { imported: added },
      text: `${added === 1 ? '1 line is' : `${added} lines are`} imported from ${file}.`,
    }
  },
}
