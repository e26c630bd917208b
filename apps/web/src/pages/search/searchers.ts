import { namesOf, STATES, SUBCOMMITTEES } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { FOLDERS } from '../../docs/document.ts'
import { searchDocuments } from '../../docs/search-documents.ts'
import { capitalize } from '../../filters/parameters.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { makeAddress } from '../../html/href.ts'
import { countOf, showDollars } from '../../parts/show-dollars.ts'
import { entityAddress } from '../entities/link-value.ts'
import { nameLine } from '../entities/name-line.ts'
import { findById } from './find-by-id.ts'
import { cut, SHOWN, type Found, type FoundGroup, type Searcher } from './found.ts'
import { makeHolds } from './holds.ts'

/** Names among what the records that were found are of: those that hold the words themselves. As many as one answer has. */
const NAMED = 1000

const findRecords: Searcher = async (words, { clients }) => {
  const filter = { q: words, facet: ['recipient', 'account'], facet_limit: NAMED } as const
  const { data, meta } = await clients.appropriations
    .records(filter, { ...PAGE_CALL, pageSize: SHOWN })
    .page()
  const found = data.map(({ id = '', title, purpose, recipient, stage, fiscal_year, amount }) => ({
    title: title ?? purpose ?? id,
    address: `/records/${encodeURIComponent(id)}`,
    about: [
      stageTitle(stage),
      String(fiscal_year),
      recipient ?? 'recipient not stated',
      typeof amount === 'number' ? showDollars(amount) : 'amount not stated',
    ].join(' · '),
  }))
  return [
    listNames('Recipients', words, 'recipient', meta.facets?.['recipient']),
    listNames('Accounts', words, 'account', meta.facets?.['account']),
    { title: 'Records', found, total: meta.total, all: makeAddress('/records', { q: words }) },
  ]
}

type Values = readonly { readonly value: string | number | null; readonly rows: number }[]

const listNames = (
  title: string,
  words: string,
  dimension: 'recipient' | 'account',
  values: Values = [],
): FoundGroup => {
  const holds = makeHolds(words)
  const found = values.flatMap(({ value, rows }) =>
    typeof value === 'string' && holds(value)
      ? [
          {
            title: value,
            address: entityAddress(dimension, value),
            about: `${capitalize(dimension)}, ${countOf(rows, 'record')} with these words`,
          },
        ]
      : [],
  )
  return cut(title, found, values.length >= NAMED)
}

const findFundingLines: Searcher = async (words, { clients }) => {
  const list = clients.appropriations.fundingLines({ q: words }, { ...PAGE_CALL, pageSize: SHOWN })
  const { data, meta } = await list.page()
  const found = data.map((line) => ({
    title: nameLine(line),
    address: `/funding-lines/${encodeURIComponent(line.id ?? '')}`,
    about: [line.kind?.replaceAll('_', ' '), line.fiscal_year, line.agency].filter(Boolean).join(' · '),
  }))
  const all = makeAddress('/funding-lines', { q: words })
  return [{ title: 'Funding lines', found, total: meta.total, all }]
}

/** Records that hold the words have the names of their members in groups: those whose own name holds them. */
const findMembers: Searcher = async (words, { clients }) => {
  const filter = new URLSearchParams({ q: words })
  const { data, meta } = await readGroups(clients.appropriations, filter, ['bioguide', 'member'], {
    sort: '-rows',
  })
  const holds = makeHolds(words)
  const members = new Map<string, Found>()
  for (const { group } of data) {
    const { bioguide, member } = group
    if (typeof bioguide !== 'string' || typeof member !== 'string' || !holds(member)) continue
    members.set(bioguide, { title: member, address: `/members/${bioguide}`, about: `Member, ${bioguide}` })
  }
  return [cut('Members', [...members.values()], meta.total > data.length)]
}

const findPlaces: Searcher = (words) => {
  const holds = makeHolds(words)
  const isNamed = (code: string, name: string) => holds(name) || code === words.toUpperCase()
  const states = namesOf(STATES)
    .filter((code) => isNamed(code, STATES[code]))
    .map((code) => ({ title: STATES[code], address: `/states/${code}`, about: `State, ${code}` }))
  const subcommittees = namesOf(SUBCOMMITTEES)
    .filter((code) => isNamed(code, SUBCOMMITTEES[code]))
    .map((code) => ({
      title: SUBCOMMITTEES[code],
      address: `/subcommittees/${code}`,
      about: `Subcommittee, ${code}`,
    }))
  return Promise.resolve([cut('States and subcommittees', [...states, ...subcommittees])])
}

/** As many as one answer of the list holds; there are fewer open ones. */
const findRegulations: Searcher = async (words, { clients }) => {
  const { data } = await clients.destinations.list('dockets', {}, PAGE_CALL).page()
  const holds = makeHolds(words)
  const found = data
    .filter(({ title, docket_id, agency }) => holds([title, docket_id, agency].join(' ')))
    .map(({ title, docket_id, document_id, agency, comment_ends_on }) => ({
      title,
      address: makeAddress('/regulations/document', { docket: docket_id, document: document_id }),
      about: [agency, docket_id, `comments close ${comment_ends_on}`].join(' · '),
    }))
  return [{ ...cut('Regulations open for comment', found), all: makeAddress('/regulations', { q: words }) }]
}

/** The best of them: the search of the documentation has the others. */
const SECTIONS = 5

const findDocuments: Searcher = async (words) => {
  const { sections, total } = await searchDocuments(words)
  const found = sections.slice(0, SECTIONS).map(({ section }) => ({
    title: section.heading,
    address: section.address,
    about: `${FOLDERS[section.folder].title} · ${section.document}`,
  }))
  const all = makeAddress('/docs/search', { q: words })
  return [{ title: 'Documentation', found, total, listed: sections.length, all }]
}

const SEARCHERS: readonly Searcher[] = [
  findPlaces,
  findMembers,
  findRecords,
  findFundingLines,
  findRegulations,
  findDocuments,
]

/** Every kind of thing that can be found, in the order in which it is shown. What has an id is found by that alone. */
export const findEverything: Searcher = async (words, asked) => {
  const known = await findById(words, asked)
  if (known.some(({ total }) => total > 0)) return known
  const groups = await Promise.all(SEARCHERS.map((find) => find(words, asked)))
  return groups.flat()
}
