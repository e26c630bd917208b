import { OperatorFault } from '../platform/index.ts'
import { changeSources } from '../wiring/open-sources.ts'
import { addSample, hasSample, readSample } from '../wiring/sample-documents.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import type { Command } from './command.ts'

export const sourcesSample: Command = {
  words: 'sources sample',
  summary: 'Add invented documents to the archive, to try the service.',
  details:
    'The documents have the formats of the publishers and the defects of real documents. Nothing in them is real, ' +
    'and every record made from them says so. The documents are those of a first start. Live refuses this command.',
  examples: ['sources sample', 'sources sample --collection congress'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    if (context.settings.ROTUNDA_DELIVERY === 'live')
      throw new OperatorFault(
        'invalid_query',
        'Live takes no invented documents: use a data directory of a sandbox (ROTUNDA_DATA, ROTUNDA_DELIVERY=sandbox).',
      )
    const { collection } = chooseCollection(line, context)
    if (!hasSample(collection))
      throw new OperatorFault('invalid_query', `There are no invented documents for ${collection.name}.`)
    const sample = await changeSources({ ...context, collection, doing: sourcesSample.words }, (archive) =>
      addSample(archive, readSample(collection)),
    )
    await auditOrder(context, { action: 'sources.sample', object: 'sources', detail: JSON.stringify(sample) })
    return {
      json: sample,
      text:
        `${sample.documents} invented documents are in the archive ` +
        `(${sample.added} of ${sample.editions} editions are new). Next: release build, release publish latest.`,
    }
  },
}
