import { namesOf, SUBCOMMITTEES, type FundingLineBasis } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { readFilter } from '../../ask/read-filter.ts'
import { API, csvOf, findShorter } from '../../filters/addresses.ts'
import { showValue } from '../../filters/parameters.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { Redirect, type Asked, type Page } from '../../page.ts'
import { countOf, showCount } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { findPageLinks, showPager } from '../../views/pager.ts'
import { listAlternates } from '../../views/alternate-formats.ts'
import { linkValue } from '../../views/entity-links.ts'
import { nameFundingLine, type Line } from '../../views/funding-line-names.ts'

const PATH = '/funding-lines'
export const LINES_PARAMS = ['q', 'offset', 'snapshot'] as const

/** All lines of the current release, or those that match the search, with counts of the records that name them. */
export const writeLines = async (asked: Asked): Promise<Page | Redirect> => {
  const { params, clients } = asked
  const shorter = findShorter(PATH, params)
  if (shorter !== undefined) return new Redirect(shorter)
  const words = params.get('q') ?? ''
  const filter = new URLSearchParams(words === '' ? [] : [['q', words]])
  const { place, pageSize } = readFilter(params)
  const { data, meta } = await clients.appropriations
    .fundingLines({ ...(words !== '' && { q: words }), facet: ['basis'] }, { ...PAGE_CALL, pageSize })
    .page(place)
  const counts = await countRecords(asked, data)
  const title = words === '' ? 'Funding lines' : `Funding lines with “${words}”`
  const found = findPageLinks(PATH, params, meta)
  const end =
    meta.total === 0
      ? html`<p class="box"><strong>No line has these words.</strong> Try fewer words, or see <a href="${PATH}">all lines</a>.</p>`
      : showPager(found, meta, data.length)
  return {
    title,
    description: `${title}: ${countOf(meta.total, 'account or program', 'accounts and programs')} from guidance on requests, enrolled bills, drafts and two code systems, each with its basis.`,
    data: meta,
    isIndexed: params.size === 0,
    alternates: listAlternates(`${API}/funding-lines`, filter),
    ...found,
    main: html`<p class="lead">${countOf(meta.total, 'line')} in the current release. Each is an account or a program. ${sayBases(meta.facets?.['basis'])}<a href="/totals?group_by=funding_line">Totals of their records</a></p>
${showForm(words)}
${data.length > 0 && showLines(data, counts)}
${end}
<p class="source-line"><a href="${href(csvOf('/funding-lines', filter))}">These lines as CSV</a></p>`,
  }
}

type Values = readonly { readonly value: string | number | null; readonly rows: number }[]

/** A document states that requests are taken only for some lines. */
const BASES: Readonly<Record<FundingLineBasis, readonly [short: string, counted: string]>> = {
  guidance_document: ['a guidance document', 'named in a document on requests of the year'],
  statute: ['an enrolled bill', 'named in an enrolled bill, which does not say that requests are taken'],
  crosswalk_draft: ['a draft', 'in drafts that no document of the year confirms'],
}

const sayBases = (values: Values = []): string => {
  const counts = new Map(values.map(({ value, rows }) => [value, rows]))
  const said = namesOf(BASES).flatMap((basis) => countBasis(counts.get(basis), BASES[basis][1]))
  const parts = [...said, ...countBasis(counts.get(null), 'entries of the code systems that these refer to')]
  return parts.length === 0 ? '' : `${parts.join('; ')}. `
}

const countBasis = (rows: number | undefined, words: string): string[] =>
  rows === undefined ? [] : [`${showCount(rows)} ${words}`]

type Counts = ReadonlyMap<string, number>

/** Counts the records of all shown lines in one request. */
const countRecords = async ({ clients }: Asked, lines: readonly Line[]): Promise<Counts> => {
  const filter = new URLSearchParams(lines.map(({ id = '' }) => ['funding_line', id]))
  if (filter.size === 0) return new Map()
  const { data } = await readGroups(clients.appropriations, filter, ['funding_line'])
  const named = Map.groupBy(data, ({ group }) => String(group.funding_line))
  return new Map([...named].map(([id, groups]) => [id, groups.reduce((sum, { rows }) => sum + rows, 0)]))
}

const showForm = (words: string): Html =>
  html`<form class="search-line" role="search" action="${PATH}" aria-label="Funding lines"><label class="visually-hidden" for="line-words">Words</label><input class="usa-input" id="line-words" name="q" type="search" value="${words}" placeholder="An agency, an account, a program"><button class="usa-button" type="submit">Search</button></form>`

const showLines = (lines: readonly Line[], counts: Counts): Html =>
  showTable({
    name: 'Funding lines',
    caption: 'Funding lines, the newest year first, with the number of records that name each.',
    rows: lines,
    columns: [
      ...COLUMNS,
      { title: 'Records', cell: ({ id = '' }) => showRecords(id, counts.get(id)), isNumber: true },
    ],
  })

const KINDS: Readonly<Record<NonNullable<Line['kind']>, string>> = {
  guidance: 'guidance',
  federal_account: 'Treasury account',
  assistance_listing: 'assistance listing',
}

const COLUMNS: readonly Column<Line>[] = [
  {
    title: 'Line',
    cell: (line) =>
      html`${linkValue('funding_line', line.id ?? '', nameFundingLine(line))}<br><small><code>${line.id}</code></small>`,
    isHeading: true,
  },
  { title: 'Kind', cell: ({ kind }) => kind !== undefined && KINDS[kind] },
  { title: 'Based on', cell: ({ basis }) => (basis ? BASES[basis][0] : 'a code system') },
  { title: 'Year', cell: ({ fiscal_year: year }) => year ?? 'no year' },
  {
    title: 'Chamber',
    cell: ({ chamber }) => (chamber ? showValue('chamber', chamber) : 'neither chamber'),
  },
  { title: 'Subcommittee', cell: ({ subcommittee: code }) => (code ? SUBCOMMITTEES[code] : NOT_STATED) },
  { title: 'Agency', cell: ({ agency }) => agency ?? NOT_STATED },
]

const NOT_STATED = html`<span class="absent">not stated</span>`

const showRecords = (id: string, count = 0): Content =>
  count === 0
    ? 'none'
    : html`<a href="${href(makeAddress('/records', { funding_line: id }))}">${showCount(count)}</a>`
