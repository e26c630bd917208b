import { PAGE_CALL } from '../../ask/clients.ts'
import { API, csvOf } from '../../filters/addresses.ts'
import { readGroups, type Group } from '../../filters/stage-totals.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked, Page } from '../../page.ts'
import { countOf } from '../../parts/show-dollars.ts'
import { listTwins } from '../twins.ts'
import { linkValue } from './link-value.ts'
import { readNames } from './read-names.ts'
import { showGroups } from './show-groups.ts'
import { bySurname } from './surname-first.ts'

/** Every member of every Congress that the records are of, in each stage. */
const MOST_GROUPS = 5000
const ALL = new URLSearchParams()
const GROUPED = new URLSearchParams({ group_by: 'bioguide' })

/** All members by surname, under the letter that it begins with. */
export const writeMembers = async ({ clients }: Asked): Promise<Page> => {
  const { appropriations } = clients
  const [{ meta }, { rows }, names] = await Promise.all([
    readGroups(appropriations, ALL, ['bioguide'], { limit: 1 }),
    appropriations.aggregates({ group_by: ['bioguide'] }, PAGE_CALL).collect({ atMost: MOST_GROUPS }),
    readNames(clients),
  ])
  const known = rows.filter(({ group }) => group.bioguide !== null)
  const letters = [...groupByLetter(known, names)]
  const members = new Set(known.map(({ group }) => group.bioguide)).size
  return {
    title: 'Members',
    description: `${countOf(members, 'member')} that published requests and projects are of, with what each comes to.`,
    data: meta,
    alternates: listTwins(`${API}/aggregates`, GROUPED),
    main: html`<p class="lead">${countOf(members, 'member')}, by surname, each as most records spell the whole name: one line for each stage. <a href="/totals?group_by=bioguide">Other totals</a></p>
<nav aria-label="Letters"><ul class="tabs">${letters.map(([letter]) => html`<li><a class="tab" href="#letter-${letter}">${letter}</a></li>`)}</ul></nav>
${letters.map(([letter, groups]) => showLetter(letter, groups, names))}
${showUnmatched(rows.filter(({ group }) => group.bioguide === null))}
<p class="source-line">Source: documents of the Committees on Appropriations. <a href="${csvOf('/aggregates', GROUPED)}">All of members as CSV</a></p>`,
  }
}

type Names = ReadonlyMap<string, string>

const nameOf = ({ group }: Group, names: Names): string => {
  const id = String(group.bioguide)
  return names.get(id) ?? id
}

const groupByLetter = (groups: readonly Group[], names: Names): Map<string, Group[]> =>
  Map.groupBy(
    groups.toSorted((one, other) => bySurname(nameOf(one, names), nameOf(other, names))),
    (one) => nameOf(one, names).normalize('NFD').charAt(0).toUpperCase(),
  )

const showLetter = (letter: string, groups: readonly Group[], names: Names): Html =>
  html`<section aria-labelledby="letter-${letter}"><h2 id="letter-${letter}">${letter}</h2>
${showGroups({
  params: ALL,
  dimension: 'bioguide',
  name: `Members with ${letter}`,
  caption: `Members whose surname begins with ${letter}, each stage by itself.`,
  groups,
  show: (id) => html`${linkValue('bioguide', id, names.get(id))} <small><code>${id}</code></small>`,
})}</section>`

/** Records of which no member was identified: `MEMBER_MATCHES` has the reasons. */
const showUnmatched = (groups: readonly Group[]): Content =>
  groups.length > 0 &&
  html`<section aria-labelledby="unmatched"><h2 id="unmatched">Not matched with a member</h2>
${showGroups({ params: ALL, dimension: 'bioguide', name: 'Not matched', caption: 'Records of which no member was identified: of a name that fits no member, or more than one, or of a year of which no list of members was loaded.', groups })}</section>`
