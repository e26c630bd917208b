import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { OperatorFault } from '../platform/index.ts'
import {
  fetchSources,
  parseSourceList,
  type Archive,
  type FetchedEntry,
  type SourceEntry,
} from '../releases/archive/index.ts'
import type { Collection } from '../releases/index.ts'
import { COLLECTIONS } from '../wiring/collections.ts'
import { formatTable } from '../wiring/format-table.ts'
import { nameCause } from '../wiring/name-cause.ts'
import { changeSources } from '../wiring/open-sources.ts'
import { SettingsFault, type Settings } from '../wiring/settings.ts'
import { auditEdition } from './audit-order.ts'
import { COLLECTION_OPTION, chooseCollection } from './choose-collection.ts'
import type { StoreCommandContext } from './command-context.ts'
import { findOption, type CommandLine } from './command-line.ts'
import { DRY_RUN_OPTION, type Command, type Report } from './command.ts'
import { makeFindHostAccess, makeFindHostKey } from './find-host-key.ts'
import { PUBLISHER_OPTION, YEAR_OPTION, findYear } from './source-options.ts'
import { COMMAND_LIMITS } from './limits.ts'

export const sourcesFetch: Command = {
  words: 'sources fetch',
  summary: 'Fetch the source documents that ROTUNDA_SOURCES lists into the archive.',
  details:
    'Hosts do not send an unchanged document again. A changed document becomes a new revision. ' +
    'If the command is stopped, the archive keeps what was fetched, and the next run continues from there.',
  examples: ['sources fetch'],
  options: [
    { ...PUBLISHER_OPTION, description: 'Only documents of this publisher.' },
    { ...YEAR_OPTION, description: 'Only documents of this fiscal year.' },
    COLLECTION_OPTION,
    DRY_RUN_OPTION,
  ],
  preview: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const { listFile } = readFetchSettings(context.settings)
    const entries = chooseEntries(line, await readEntries(listFile, collection))
    return {
      json: { data: entries },
      text: [
        `${entries.length} addresses would be asked:`,
        ...entries.map(({ publisher, url }) => `  ${publisher}  ${url}`),
      ].join('\n'),
    }
  },
  run: async (line, context) => {
    const { collection } = chooseCollection(line, context)
    const { listFile, userAgent } = readFetchSettings(context.settings)
    const entries = chooseEntries(line, await readEntries(listFile, collection))
    const fetched = await changeSources({ ...context, collection, doing: sourcesFetch.words }, (archive) =>
      fetchAll(context, { archive, collection, entries, userAgent }),
    )
    return report(fetched)
  },
}

const readFetchSettings = ({ ROTUNDA_SOURCES: listFile, ROTUNDA_SOURCES_CONTACT: contact }: Settings) => {
  if (listFile !== undefined && contact !== undefined && isContact(contact))
    return { listFile, userAgent: `Rotunda (${contact})` }
  throw new SettingsFault([
    ...(listFile === undefined ? ['ROTUNDA_SOURCES is needed by "sources fetch".'] : []),
    ...(contact !== undefined && isContact(contact) ? [] : [CONTACT_FORM]),
  ])
}

const CONTACT_FORM =
  'ROTUNDA_SOURCES_CONTACT must be an e-mail or https address at which the hosts can reach you.'

/** The contact becomes a comment in a header, so it holds no character that could end either. */
const isContact = (text: string): boolean => /^(https:\/\/[!#-'*-~]+|[!#-'*-?A-~]+@[a-zA-Z\d.-]+)$/.test(text)

const readEntries = async (listFile: string, collection: Collection): Promise<SourceEntry[]> =>
  parseSourceList(pickSourceList(await readList(listFile), collection), collection)

const readList = async (file: string): Promise<string> => {
  try {
    return await readFile(file, 'utf8')
  } catch (cause) {
    throw new SettingsFault([`ROTUNDA_SOURCES names a file that cannot be read (${nameCause(cause)}).`])
  }
}

const chooseEntries = (line: CommandLine, list: readonly SourceEntry[]): readonly SourceEntry[] => {
  const [publisher, year] = [findOption(line, PUBLISHER_OPTION.name), findYear(line)]
  const chosen = list.filter(
    (entry) =>
      (publisher === undefined || entry.publisher === publisher) &&
      (year === undefined || yearOf(entry) === year),
  )
  if (chosen.length > 0) return chosen
  throw new OperatorFault(
    'invalid_query',
    `None of the ${list.length} entries of ROTUNDA_SOURCES matches --publisher and --fiscal-year.`,
  )
}

const yearOf = (entry: SourceEntry): unknown => ('fiscal_year' in entry ? entry.fiscal_year : undefined)

type Fetching = {
  readonly archive: Archive
  readonly collection: Collection
  readonly entries: readonly SourceEntry[]
  readonly userAgent: string
}

const fetchAll = async (
  context: StoreCommandContext,
  { archive, collection, entries, userAgent }: Fetching,
): Promise<FetchedEntry[]> => {
  const { settings, clock, reportProgress } = context
  const fetching = fetchSources(
    {
      archive,
      collection,
      clock,
      reportProgress,
      userAgent,
      findHostKey: makeFindHostKey(context, entries),
      findHostAccess: makeFindHostAccess(context),
      wait: (milliseconds) => setTimeout(milliseconds),
      pauseSeconds: settings.ROTUNDA_SOURCES_PAUSE_SECONDS,
      timeoutSeconds: TIMEOUT_SECONDS,
      allowsLoopback: settings.ROTUNDA_DELIVERY === 'sandbox',
    },
    entries,
  )
  const all: FetchedEntry[] = []
  for await (const fetched of fetching) {
    await auditEdition(context, { action: 'sources.fetch', ...fetched })
    all.push(fetched)
  }
  return all
}

const TIMEOUT_SECONDS = COMMAND_LIMITS.documentSeconds.value

const isWrong = ({ outcome }: FetchedEntry): boolean => outcome === 'refused' || outcome === 'failed'

/** True for an item of a list that was fetched. A list may have thousands. */
const isPlainItem = (fetched: FetchedEntry): boolean => fetched.isItem === true && !isWrong(fetched)

const describeItems = (items: readonly FetchedEntry[]): string => {
  if (items.length === 0) return ''
  const outcomes = Map.groupBy(items, ({ outcome }) => outcome)
  const counts = [...outcomes].map(([outcome, { length }]) => `${length} ${outcome}`)
  return `\nItems of lists: ${counts.join(', ')}.`
}

const report = (fetched: readonly FetchedEntry[]): Report => {
  const wrong = fetched.filter(isWrong)
  return {
    json: { data: fetched.map(({ entry, isItem: _item, ...rest }) => ({ ...entry, ...rest })) },
    text: formatTable(
      fetched
        .filter((one) => !isPlainItem(one))
        .map(({ entry, outcome, detail }) => [outcome, entry.publisher, entry.url, detail]),
    ).concat(describeItems(fetched.filter(isPlainItem))),
    refused:
      wrong.length === 0 ? undefined : `${wrong.length} of ${fetched.length} documents were not fetched.`,
  }
}

const [FIRST] = COLLECTIONS

/**
 * The list of one collection, as JSON. A file holds lists by the names of their collections, or one list for the first
 * collection. Any other text is returned unchanged, so that the parser of lists refuses it with its faults.
 */
export const pickSourceList = (text: string, { name }: Pick<Collection, 'name'>): string => {
  const lists = findLists(text) ?? { [FIRST.collection.name]: text }
  const list = lists[name]
  if (list !== undefined) return list
  const known = Object.keys(lists).join(', ') || 'nothing'
  throw new OperatorFault(
    'invalid_query',
    `ROTUNDA_SOURCES has no list for the collection ${name}. It has lists for ${known}.`,
  )
}

/** Lists by collection, each as JSON. */
const findLists = (text: string): Readonly<Record<string, string>> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    return Object.fromEntries(Object.entries(value).map(([name, list]) => [name, JSON.stringify(list)]))
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    return undefined
  }
}
