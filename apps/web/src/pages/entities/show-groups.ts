import type { Dimension } from '@rotunda/contract'
import { showValue } from '../../filters/parameters.ts'
import { findRecordsOf } from '../../filters/find-records-of.ts'
import { href } from '../../html/href.ts'
import { isStage, stageTitle } from '../../filters/stage-words.ts'
import type { Group } from '../../filters/stage-totals.ts'
import { html, type Content } from '../../html/html.ts'
import { showCount } from '../../parts/format.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { showSum } from '../../views/stage-totals.ts'
import { linkValue, type LinkedDimension } from '../../views/entity-links.ts'

const TITLES: Partial<Record<Dimension, string>> = {
  fiscal_year: 'Year',
  subcommittee: 'Subcommittee',
  recipient: 'Recipient',
  bioguide: 'Member',
  state: 'Member’s State',
  project_state: 'Project’s State',
  account: 'Account',
  agency: 'Agency',
  funding_line: 'Funding line',
}
export const dimensionTitle = (dimension: Dimension): string => TITLES[dimension] ?? dimension

const LINKED: readonly string[] = [
  'bioguide',
  'state',
  'project_state',
  'subcommittee',
  'funding_line',
  'recipient',
  'account',
] satisfies LinkedDimension[]

const isLinked = (dimension: Dimension): dimension is Dimension & LinkedDimension =>
  LINKED.includes(dimension)

export type GroupsView = {
  /** Filter of the groups. */
  readonly params: URLSearchParams
  readonly dimension: Dimension
  /** Accessible name of the frame, needed where a page has several. */
  readonly name?: string
  readonly caption: Content
  readonly groups: readonly Group[]
  /** Names of codes. */
  readonly names?: ReadonlyMap<string, string>
  /** Shows a value with more than its name. */
  readonly show?: (value: string) => Content
}

/** Groups of one dimension, one line per stage, because stages are never added. */
export const showGroups = ({ params, dimension, name, caption, groups, names, show }: GroupsView): Content =>
  showTable({
    name: name ?? `By ${dimensionTitle(dimension).toLowerCase()}`,
    caption,
    rows: groups,
    columns: [
      {
        title: dimensionTitle(dimension),
        cell: ({ group: { [dimension]: value } }) =>
          show !== undefined && typeof value === 'string' ? show(value) : showGroup(dimension, value, names),
        isHeading: true,
      },
      ...listColumns(params, dimension),
    ],
  })

const listColumns = (params: URLSearchParams, dimension: Dimension): readonly Column<Group>[] => [
  { title: 'Stage', cell: ({ group }) => stageTitle(group.stage) },
  { title: 'Sum of projects', cell: ({ amount_sum_of_projects: sum }) => showSum(sum), isNumber: true },
  { title: 'Records', cell: (one) => linkRows(params, dimension, one), isNumber: true },
  { title: 'Projects', cell: ({ projects }) => showCount(projects), isNumber: true },
]

/** Links the count to exactly the counted records. The name links to its page, which has more than this filter. */
const linkRows = (params: URLSearchParams, dimension: Dimension, { group, rows }: Group): Content => {
  const { stage, [dimension]: value } = group
  const address = isStage(stage) ? findRecordsOf(params, { stage, dimension, value }) : undefined
  return address === undefined ? showCount(rows) : html`<a href="${href(address)}">${showCount(rows)}</a>`
}

const showGroup = (
  dimension: Dimension,
  value: string | number | null | undefined,
  names: ReadonlyMap<string, string> = new Map(),
): Content => {
  if (value === null || value === undefined)
    return html`<span class="absent">${showValue(dimension, null)}</span>`
  if (!isLinked(dimension)) return value
  const name = names.get(String(value))
  return name === undefined ? linkValue(dimension, String(value)) : linkValue(dimension, String(value), name)
}
