import { isState, namesOf, STATES, SUBCOMMITTEES } from '@rotunda/contract'
import { makeAddress } from '../../html/href.ts'
import { PAGE_CALL } from '../../ask/clients.ts'
import type { Asked } from '../../page.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { showDollars } from '../../parts/show-dollars.ts'

/** One thing that was found, and what says which it is. */
export type Found = { readonly title: string; readonly address: string; readonly about: string }
export type FoundGroup = {
  readonly title: string
  readonly found: readonly Found[]
  readonly total: number
  /** Where all of them are. */
  readonly all?: string
}

/** Looks for words in one kind of thing. */
export type Searcher = (words: string, asked: Pick<Asked, 'clients'>) => Promise<FoundGroup>

const SHOWN = 10

const findRecords: Searcher = async (words, { clients }) => {
  const list = clients.appropriations.records({ q: words }, { ...PAGE_CALL, pageSize: SHOWN })
  const { data, meta } = await list.page()
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
  return { title: 'Records', found, total: meta.total, all: makeAddress('/records', { q: words }) }
}

const findFundingLines: Searcher = async (words, { clients }) => {
  const list = clients.appropriations.fundingLines({ q: words }, { ...PAGE_CALL, pageSize: SHOWN })
  const { data, meta } = await list.page()
  const found = data.map(({ id = '', account, program, agency, fiscal_year, kind }) => ({
    title: [account, program].filter((text) => typeof text === 'string').join(': ') || id,
    address: `/funding-lines/${encodeURIComponent(id)}`,
    about: [kind?.replaceAll('_', ' '), fiscal_year, agency].filter(Boolean).join(' · '),
  }))
  return {
    title: 'Funding lines',
    found,
    total: meta.total,
    all: makeAddress('/funding-lines', { q: words }),
  }
}

/** A name holds each word, in any case. */
const holds = (words: string, name: string): boolean => {
  const folded = fold(name)
  return fold(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .every((word) => folded.includes(word))
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Records that hold the words have the names of their members in groups: those whose own name holds them. */
const findMembers: Searcher = async (words, { clients }) => {
  const filter = new URLSearchParams({ q: words })
  const { data } = await readGroups(clients.appropriations, filter, ['bioguide', 'member'], { sort: '-rows' })
  const members = new Map<string, Found>()
  for (const { group } of data) {
    const { bioguide, member } = group
    if (typeof bioguide !== 'string' || typeof member !== 'string' || !holds(words, member)) continue
    members.set(bioguide, { title: member, address: `/members/${bioguide}`, about: `Member, ${bioguide}` })
  }
  return cut('Members', [...members.values()])
}

const findPlaces: Searcher = async (words) => {
  const states = namesOf(STATES)
    .filter(
      (code) => holds(words, STATES[code]) || (isState(words.toUpperCase()) && code === words.toUpperCase()),
    )
    .map((code) => ({ title: STATES[code], address: `/states/${code}`, about: `State, ${code}` }))
  const subcommittees = namesOf(SUBCOMMITTEES)
    .filter((code) => holds(words, SUBCOMMITTEES[code]) || code === words.toUpperCase())
    .map((code) => ({
      title: SUBCOMMITTEES[code],
      address: `/subcommittees/${code}`,
      about: `Subcommittee, ${code}`,
    }))
  return cut('States and subcommittees', [...states, ...subcommittees])
}

/** As many as one answer of the list holds; there are fewer open ones. */
const findRegulations: Searcher = async (words, { clients }) => {
  const { data } = await clients.destinations.list('dockets', {}, PAGE_CALL).page()
  const found = data
    .filter(({ title, docket_id, agency }) => holds(words, [title, docket_id, agency].join(' ')))
    .map(({ title, docket_id, document_id, agency, comment_ends_on }) => ({
      title,
      address: makeAddress('/regulations/document', { docket: docket_id, document: document_id }),
      about: [agency, docket_id, `comments close ${comment_ends_on}`].join(' · '),
    }))
  return { ...cut('Regulations open for comment', found), all: makeAddress('/regulations', { q: words }) }
}

const cut = (title: string, found: readonly Found[]): FoundGroup => ({
  title,
  found: found.slice(0, SHOWN),
  total: found.length,
})

/** Every kind of thing that can be found, in the order in which it is shown: another kind is one line more. */
export const SEARCHERS: readonly Searcher[] = [
  findPlaces,
  findMembers,
  findRecords,
  findFundingLines,
  findRegulations,
]
