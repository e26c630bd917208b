import { holdsKey, type DocumentFacts } from '../releases/archive/index.ts'
import { type Collection } from '../releases/index.ts'
import { findOption, getOption, hasOption, type CommandLine } from './command-line.ts'
import { isDay, readDay } from './option-values.ts'
import { FACT_OPTIONS, PUBLISHER_OPTION } from './source-options.ts'
import { UsageFault } from './usage-fault.ts'

/** Facts of all files, from the options of "sources add". The bytes of each file tell its form. */
export const readSourceFacts = (
  line: CommandLine,
  collection: Collection,
  now: Date,
): Omit<DocumentFacts, 'media_type'> => ({
  publisher: getOption(line, PUBLISHER_OPTION.name),
  url: readAddress(getOption(line, 'url')),
  final_url: null,
  status: null,
  etag: null,
  last_modified: null,
  retrieved_at: readInstant(findOption(line, 'retrieved'), now),
  published_at: readDay('published', findOption(line, 'published')) ?? null,
  ...readOwnFacts(line, collection),
  sample: false,
})

/** Facts that documents of the collection have. Options for other facts are refused. */
const readOwnFacts = (line: CommandLine, { name, documents }: Collection): Record<string, unknown> => {
  for (const [fact, { option }] of Object.entries(FACT_OPTIONS))
    if (!(fact in documents.facts) && hasOption(line, option.name))
      throw new UsageFault(`Documents of ${name} have no --${option.name}.`)
  return Object.fromEntries(
    Object.keys(documents.facts).map((fact) => [fact, FACT_OPTIONS[fact]?.find(line) ?? null]),
  )
}

/** Address of a link, from which nothing is fetched: http is allowed for documents published without TLS. */
const readAddress = (text: string): string => {
  const url = URL.parse(text)
  if (url === null || !['https:', 'http:'].includes(url.protocol))
    throw new UsageFault(`--url must be an address that begins with https:// or http://, not "${text}".`)
  if (url.username !== '' || url.password !== '')
    throw new UsageFault('--url must not hold a user name or a password, since it is published.')
  if (holdsKey(url)) throw new UsageFault('--url must not hold a key, since it is published.')
  return text
}

const readInstant = (text: string | undefined, now: Date): string => {
  if (text === undefined) return now.toISOString()
  const at = new Date(text)
  const isInstant = /T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text)
  if (!isInstant || !isDay(text.replace(/T.*/s, '')) || Number.isNaN(at.getTime()))
    throw new UsageFault(`--retrieved must be an instant such as 2026-05-01T12:00:00Z, not "${text}".`)
  if (at > now) throw new UsageFault(`--retrieved must not be in the future, as ${text} is.`)
  return at.toISOString()
}
