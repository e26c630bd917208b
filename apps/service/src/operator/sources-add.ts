import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { OperatorFault } from '../platform/index.ts'
import { DocumentRefused } from '../publishers/index.ts'
import { getPublisher } from '../releases/build/index.ts'
import {
  acceptEdition,
  recogniseEdition,
  findElsewhere,
  findForm,
  DOCUMENT_FORMS,
  type Accepted,
  type Archive,
  type SeriesDocument,
  type NewDocument,
  type NewEdition,
} from '../releases/archive/index.ts'
import { type Collection } from '../releases/index.ts'
import { changeSources, readSources } from '../wiring/open-sources.ts'
import { auditEdition } from './audit-order.ts'
import { chooseCollection, COLLECTION_OPTION, repeatCollection } from './choose-collection.ts'
import { DRY_RUN_OPTION, type Command, type CommandOption } from './command.ts'
import { hasOption, type CommandLine } from './command-line.ts'
import type { StoreCommandContext } from './command-context.ts'
import { nameCause } from '../wiring/name-cause.ts'
import { readSourceFacts } from './read-source-facts.ts'
import { FACT_OPTIONS, PUBLISHER_OPTION } from './source-options.ts'

const SAME_BYTES: CommandOption = {
  name: 'same-bytes',
  description:
    'Add the document although another series holds the same bytes. Its rows are then published twice.',
}

export const sourcesAdd: Command = {
  words: 'sources add',
  summary: 'Add a source document from a file to the archive.',
  details:
    'Several files are the parts of one edition, in their order, such as the pages of one grid. ' +
    'A changed document becomes a new revision; nothing is overwritten. ' +
    'The command refuses a document that its publisher does not recognise. "sources withdraw" takes back a document ' +
    'that was added with a wrong fact.',
  examples: [
    'sources add interior.csv --publisher house-appropriations --url https://house.example/interior.csv ' +
      '--fiscal-year 2026 --subcommittee INT --published 2025-07-22',
  ],
  operand: { name: 'FILE', description: 'Document, as it was published.', repeated: true },
  options: [
    { ...PUBLISHER_OPTION, required: true },
    {
      name: 'url',
      value: 'URL',
      description: 'Address at which the document was published.',
      required: true,
    },
    ...Object.values(FACT_OPTIONS).map(({ option }) => option),
    { name: 'published', value: 'DATE', description: 'Day of publication, as YYYY-MM-DD.' },
    {
      name: 'retrieved',
      value: 'INSTANT',
      description: 'Time of retrieval, as 2026-05-01T12:00:00Z; now when left out.',
    },
    SAME_BYTES,
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const { archive } = await readSources({ ...context, collection })
    const { documents, series } = await readOrder(line, { ...context, archive })
    const would_be = await archive.foresee(documents)
    return {
      json: { would_be, series },
      text: `The document would be ${FORESEEN[would_be]}, in the series ${series}.`,
    }
  },
  run: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const added = await changeSources({ ...context, collection, doing: sourcesAdd.words }, (archive) =>
      add(line, { ...context, archive }),
    )
    await auditEdition(context, { action: 'sources.add', outcome: added.outcome, sources: added.edition })
    const { outcome, series, edition } = added
    return { json: { outcome, series, data: edition }, text: describe(added) }
  },
}

const FORESEEN = { new: 'new in the archive', revision: 'a revision', unchanged: 'unchanged' } as const

type AddContext = StoreCommandContext & { readonly archive: Archive }

const readOrder = async (line: CommandLine, context: AddContext) => {
  const { collection } = chooseCollection(line, context)
  const [first, ...others] = await readDocuments(line, { ...context, collection })
  if (first === undefined) throw new Error('FILE is not required by the table of this command')
  const documents: NewEdition = [first, ...others]
  context.reportProgress('Recognising the document')
  const { archive } = context
  const { publishers } = collection
  const publisher = getPublisher(publishers, first.facts.publisher)
  const series = await explainRefusal(recogniseEdition({ publisher }, documents))
  const elsewhere = hasOption(line, SAME_BYTES.name)
    ? undefined
    : await findElsewhere({ archive, publishers, series }, documents)
  if (elsewhere !== undefined) throw refuse(describeElsewhere(elsewhere, repeatCollection(line)))
  return { publisher, documents, series }
}

const describeElsewhere = ({ source, series }: SeriesDocument, options: readonly string[]): string =>
  [
    `the archive holds these bytes already as ${series}, retrieved ${source.retrieved_at} (${source.url}), and their ` +
      'rows would be published twice. If a fact of that document is wrong, withdraw it first:',
    `  npm run rotunda -- ${['sources withdraw', source.edition, ...options].join(' ')} --reason TEXT`,
    `To keep both, add --${SAME_BYTES.name}.`,
  ].join('\n')

const add = async (line: CommandLine, context: AddContext): Promise<Accepted> => {
  const { publisher, documents } = await readOrder(line, context)
  return explainRefusal(acceptEdition({ archive: context.archive, publisher }, documents))
}

const explainRefusal = <T>(accepting: Promise<T>): Promise<T> =>
  accepting.catch((cause: unknown) => {
    throw cause instanceof DocumentRefused ? refuse(cause.message, cause) : cause
  })

const refuse = (detail: string, cause?: unknown): OperatorFault =>
  new OperatorFault('invalid_query', `Nothing was added: ${detail}`, { cause })

const readDocuments = async (
  line: CommandLine,
  { directory, clock, reportProgress, collection }: StoreCommandContext & { readonly collection: Collection },
): Promise<NewDocument[]> => {
  const facts = readSourceFacts(line, collection, clock())
  const documents: NewDocument[] = []
  for (const [index, file] of line.operands.entries()) {
    reportProgress(`Reading ${file}`)
    const url = line.operands.length === 1 ? facts.url : addPart(facts.url, index + 1)
    const { bytes, media_type } = await readDocument(file, directory)
    documents.push({ facts: { ...facts, url, media_type }, bytes })
  }
  return documents
}

/** The fragment tells the parts of one address apart. No host ever receives it. */
const addPart = (url: string, part: number): string => `${url}${url.includes('#') ? '&' : '#'}part=${part}`

const readDocument = async (file: string, directory: string) => {
  const bytes = await readFile(resolve(directory, file)).catch((cause: unknown) => {
    throw refuse(`${file} could not be read (${nameCause(cause)}).`, cause)
  })
  try {
    return { bytes, media_type: DOCUMENT_FORMS[findForm(bytes)].mediaType }
  } catch (cause) {
    throw cause instanceof DocumentRefused ? refuse(`${file}: ${cause.message}`, cause) : cause
  }
}

const describe = ({ outcome, series, edition }: Accepted): string => {
  const [{ supersedes, retrieved_at: since }] = edition
  const said = {
    new: `New in the archive, in the series ${series}:`,
    revision: `A revision of the series ${series}${supersedes === null ? '' : `, which supersedes ${supersedes}`}:`,
    unchanged: `In the archive since ${since}, and unchanged:`,
  }
  return [said[outcome], ...edition.map(({ sha256, url }) => `  ${sha256}  ${url}`)].join('\n')
}
