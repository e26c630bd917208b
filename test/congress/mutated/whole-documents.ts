import { CONGRESS } from '../../../apps/service/src/collections/congress/index.ts'
import { makeCommitteeDocuments, makeMemberDocuments, makeSampleHearings } from '../../sample/index.ts'
import { listOwnDocuments } from './own-documents.ts'
import { listRosterDocuments } from './roster-documents.ts'
import type { WholeDocument } from './whole-document.ts'

/** Every publisher that is registered. */
export const PUBLISHERS = Object.keys(CONGRESS.publishers)

/** Documents of every publisher: the largest of the sample, which have most in them. */
export const listWholeDocuments = (): readonly WholeDocument[] => {
  const sample = [
    ...makeMemberDocuments(SEED),
    ...makeCommitteeDocuments(SEED),
    ...makeSampleHearings({ seed: SEED, meetings: 24 }),
  ].map(({ publisher, url, bytes }) => trim({ publisher, url, text: new TextDecoder().decode(bytes) }))
  const largest = [...Map.groupBy(sample, ({ publisher }) => publisher).values()].flatMap((own) =>
    own.toSorted((one, other) => other.text.length - one.text.length).slice(0, OF_A_PUBLISHER),
  )
  const rosters = listRosterDocuments()
  const ofOthers = largest.filter(({ publisher }) => rosters.every((one) => one.publisher !== publisher))
  return [...ofOthers, ...listOwnDocuments(SEED), ...rosters]
}

const SEED = 7
const OF_A_PUBLISHER = 2

type Sampled = Pick<WholeDocument, 'publisher' | 'url' | 'text'>

const trim = (document: Sampled): WholeDocument => {
  const form = formOf(document)
  return { ...document, form, text: form === 'yaml' ? document.text : TRIMS[form](document.text) }
}

const formOf = ({ url, text }: Sampled): 'json' | 'xml' | 'csv' | 'yaml' => {
  if (url.endsWith('.csv')) return 'csv'
  if (url.endsWith('.yaml')) return 'yaml'
  return text.startsWith('<') ? 'xml' : 'json'
}

const LINES = 11
const FIRST_LINES = 6
/** Members of today, and some of before, in three Congresses. */
const LISTED = /^11[458],.*,Z900(?:00[1-5]|50[1-5]|70[1-5]),/
const ENTRIES = 5

const TRIMS: Readonly<Record<'json' | 'xml' | 'csv', (text: string) => string>> = {
  csv: (text) => {
    const [header = '', ...lines] = text.trimEnd().split('\n')
    // Voteview's rows of the first Congresses, and of the people of the other lists.
    const listed = lines.filter((line) => LISTED.test(line))
    return `${[header, ...lines.slice(0, listed.length > 0 ? FIRST_LINES : LINES), ...listed].join('\n')}\n`
  },
  json: (text) => {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return JSON.stringify(chooseEntries(value))
    const entries = Object.entries(value as object) // an array or an object: no document is anything else
    return entries.length > MANY ? JSON.stringify(Object.fromEntries(entries.slice(0, ENTRIES))) : text
  },
  xml: (text) => {
    let members = 0
    return nameListed(text).replace(/<member>.*?<\/member>\n?/gs, (member) =>
      (members += 1) > ENTRIES ? '' : member,
    )
  },
}

/** The members of a printed hearing become those that the trimmed lists have. */
const nameListed = (text: string): string => {
  let count = 0
  return text.replace(/ bioGuideId="\w+"([^>]*><name[^>]*>)[^<]*/g, (_, between: string) => {
    const [id = '', name = ''] = LISTED_MEMBERS[count % LISTED_MEMBERS.length] ?? []
    count += 1
    return ` bioGuideId="${id}"${between}${name}`
  })
}

const LISTED_MEMBERS = [
  ['Z900001', 'Alder Samplewright'],
  ['Z900002', 'Bramble Nonesuch'],
  ['Z900003', 'Calla De la Muestra'],
] as const

/** A few members of each chamber. */
const chooseEntries = (entries: readonly unknown[]): readonly unknown[] => [
  ...entries.slice(0, ENTRIES),
  ...entries.filter((entry) => JSON.stringify(entry).includes('"type":"sen"')).slice(0, ENTRIES),
]

/** More keys than the parts of an answer: they are those of a map. */
const MANY = 12
