import type { Source } from '../publishers/index.ts'
import type { WithdrawnEdition } from '../releases/archive/index.ts'
import { placesOf } from '../wiring/places.ts'
import { chooseCollection, COLLECTION_OPTION } from './choose-collection.ts'
import { readHere } from './read-here.ts'
import type { Command } from './command.ts'
import { formatTable } from '../wiring/format-table.ts'

export const sourcesList: Command = {
  words: 'sources list',
  needs: 'reading',
  summary: 'List the archived source documents, with every revision, and the withdrawn documents.',
  details: 'Revisions of one address are listed in the order of their retrieval.',
  examples: ['sources list'],
  options: [COLLECTION_OPTION],
  run: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const archive = await readHere(context, collection)
    const sources = await archive.list()
    const withdrawn = await archive.listWithdrawn()
    const facts = Object.entries(SHOWN_FACTS).filter(([name]) => name in collection.documents.facts)
    const table = formatTable([
      [
        'PUBLISHER',
        ...facts.map(([, title]) => title),
        'RETRIEVED',
        'CHECKED',
        'BYTES',
        'SHA-256',
        'ADDRESS',
      ],
      ...sources.map((source) =>
        describe(
          source,
          facts.map(([name]) => name),
        ),
      ),
    ])
    const text = [
      sources.length === 0
        ? `There are no documents in ${placesOf(context.settings, collection).sources}. See "sources add" and "sources fetch".`
        : table,
      ...withdrawn.flatMap(describeWithdrawn),
    ].join('\n')
    return { json: { data: sources, withdrawn }, text }
  },
}

const describeWithdrawn = ({ edition, withdrawn_at, reason }: WithdrawnEdition): string[] =>
  edition.map(
    ({ sha256, url }) => `Withdrawn ${dayOf(withdrawn_at)}: ${sha256.slice(0, 12)}  ${url}  (${reason})`,
  )

/** Column titles of facts that documents of some collections have. */
const SHOWN_FACTS = { fiscal_year: 'YEAR', subcommittee: 'SUBCOMMITTEE' }

const describe = (source: Source, facts: readonly string[]): string[] => {
  const { publisher, retrieved_at, checked_at, bytes, sha256, url } = source
  const values = new Map<string, unknown>(Object.entries(source))
  return [
    publisher,
    ...facts.map((name) => showFact(values.get(name))),
    dayOf(retrieved_at),
    dayOf(checked_at),
    String(bytes),
    sha256.slice(0, 12),
    url,
  ]
}

const showFact = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const dayOf = (instant: string): string => instant.slice(0, 'YYYY-MM-DD'.length)
