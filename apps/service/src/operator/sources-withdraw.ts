import { OperatorFault } from '../platform/index.ts'
import type { Source } from '../publishers/index.ts'
import type { Archive } from '../releases/archive/index.ts'
import { changeSources, readSources } from '../wiring/open-sources.ts'
import { auditOrder } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import { DRY_RUN_OPTION, type Command } from './command.ts'
import { getOperand, getOption, type CommandLine } from './command-line.ts'

export const sourcesWithdraw: Command = {
  words: 'sources withdraw',
  summary: 'Withdraw a source document that was added with a wrong fact. Later releases leave it out.',
  details:
    'Nothing is deleted: "sources list" shows the withdrawn document, the day and the reason. Add the document again ' +
    'with the right facts. The published release stays as it is until you publish another.',
  examples: ['sources withdraw 604eb35e6a6a --reason "It is the table of Defense, not of Interior."'],
  operand: {
    name: 'DOCUMENT',
    description:
      'Beginning of the SHA-256 of the document, or its edition. All parts of an edition are withdrawn together.',
  },
  options: [
    { name: 'reason', value: 'TEXT', description: 'Reason, for the list and the audit log.', required: true },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const { archive } = await readSources({ ...context, collection })
    const { edition, documents } = await findEdition(line, archive)
    return {
      json: { would_withdraw: edition, data: documents },
      text: describe('Would be withdrawn:', documents),
    }
  },
  run: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const reason = getOption(line, 'reason')
    const { edition, documents } = await changeSources(
      { ...context, collection, doing: sourcesWithdraw.words },
      async (archive) => {
        const found = await findEdition(line, archive)
        await archive.withdraw(found.edition, { withdrawn_at: context.clock().toISOString(), reason })
        return found
      },
    )
    const detail = JSON.stringify({ reason, sha256: documents.map(({ sha256 }) => sha256) })
    await auditOrder(context, { action: 'sources.withdraw', object: edition, detail })
    return {
      json: { withdrawn: edition, reason, data: documents },
      text: describe('Withdrawn, and left out of the next release:', documents),
    }
  },
}

const findEdition = async (line: CommandLine, archive: Archive) => {
  const name = getOperand(line)
  const sources = await archive.list()
  const named = sources.filter(({ sha256, edition }) => edition === name || sha256.startsWith(name))
  const [edition, ...others] = new Set(named.map((source) => source.edition))
  if (edition === undefined)
    throw refuse(`there is no document "${name}" in the archive. "sources list" lists the documents.`)
  if (others.length > 0)
    throw refuse(
      [
        `"${name}" fits several documents. Name one by its edition:`,
        ...named.map((source) => `  ${source.edition}  ${source.sha256.slice(0, 12)}  ${source.url}`),
      ].join('\n'),
    )
  return { edition, documents: sources.filter((source) => source.edition === edition) }
}

const refuse = (detail: string): OperatorFault =>
  new OperatorFault('invalid_query', `Nothing was withdrawn: ${detail}`)

const describe = (title: string, documents: readonly Source[]): string =>
  [title, ...documents.map(({ sha256, url }) => `  ${sha256}  ${url}`)].join('\n')
