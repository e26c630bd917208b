import { OperatorFault } from '../platform/index.ts'
import { addSample, SAMPLE } from '../wiring/add-sample.ts'
import { openSources } from '../wiring/open-sources.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import type { Command } from './command.ts'
import { findOption } from './command-line.ts'
import { readNumber } from './option-values.ts'

export const sourcesSample: Command = {
  words: 'sources sample',
  summary: 'Add invented documents to the archive, to try the service.',
  details:
    'The documents have the formats of the publishers and the defects of real documents. Nothing in them is real, ' +
    'and every record made from them says so. The same seed gives the same documents. Live refuses this command.',
  examples: ['sources sample', 'sources sample --records 2000 --seed 7'],
  options: [
    {
      name: 'records',
      value: 'N',
      description: `Number of records in a release of them; ${SAMPLE.records} when left out.`,
    },
    { name: 'seed', value: 'N', description: `Seed of the sample; ${SAMPLE.seed} when left out.` },
    COLLECTION_OPTION,
  ],
  run: async (line, context) => {
    if (context.settings.ROTUNDA_DELIVERY === 'live')
      throw new OperatorFault(
        'invalid_query',
        'Live takes no invented documents: use a data directory of a sandbox (ROTUNDA_DATA, ROTUNDA_DELIVERY=sandbox).',
      )
    const { collection, makeSample } = chooseCollection(line, context)
    if (makeSample === undefined)
      throw new OperatorFault('invalid_query', `There are no invented documents for ${collection.name}.`)
    const records = readNumber('records', findOption(line, 'records'), { least: 1, most: 10_000_000 })
    const seed = readNumber('seed', findOption(line, 'seed'), { least: 0, most: 0xffff_ffff })
    const needs = { records: records ?? SAMPLE.records, seed: seed ?? SAMPLE.seed }
    context.reportProgress(`Making documents of ${needs.records} records`)
    const sample = await addSample(openSources(context.settings, collection), makeSample(needs))
    const made = { ...needs, ...sample }
    await auditOrder(context, { action: 'sources.sample', object: 'sources', detail: JSON.stringify(made) })
    return {
      json: made,
      text:
        `${sample.documents} invented documents of ${needs.records} records are in the archive ` +
        `(${sample.added} of ${sample.editions} editions are new). Next: release build, release publish latest.`,
    }
  },
}
