import { namesOf, STAGES, STATES } from '@rotunda/contract'
import { PAGE_CALL } from '../../ask/clients.ts'
import { readCoveredYears, type CoveredYears } from '../../filters/coverage.ts'
import { FILTER_NAMES } from '../../filters/describe-filter.ts'
import { showValue } from '../../filters/parameters.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { showHidden } from '../../views/controls.ts'
import { readMembers, bySurname } from '../../views/member-names.ts'
import { KIND_NAMES, KINDS, type Comparison, type Kind } from './sides.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

const MOST_GROUPS = RECORD_PAGE_LIMITS.comparedGroups.value

type Option = readonly [value: string, words: string]

/** Links to the kinds, then two lists to choose from. */
export const showCompareForm = async (asked: Asked, { kind, params }: Comparison): Promise<Html> => {
  const { options, example } = await readChoices(asked, kind)
  const tabs = KIND_NAMES.map(
    (one) =>
      html`<li><a class="tab" href="/compare?kind=${one}"${one === kind && html` aria-current="true"`}>${KINDS[one].title}</a></li>`,
  )
  return html`<nav aria-label="What is compared"><ul class="tabs">${tabs}</ul></nav>
<form class="filters in-a-row" action="/compare"><input type="hidden" name="kind" value="${kind}">
${['a', 'b'].map((name) => html`<div>${showChoice(name, kind, options, asked.params.get(name) ?? '')}</div>`)}
${showHidden([...params].filter(([name]) => FILTER_NAMES.includes(name)))}
<div class="submit"><button class="usa-button" type="submit">Compare</button></div></form>
${['a', 'b'].every((name) => (asked.params.get(name) ?? '') === '') && showExample(kind, options, example)}`
}

const showExample = (kind: Kind, options: readonly Option[], example: readonly string[]): Content => {
  const [one, other] = options.filter(([value]) => example.includes(value))
  return (
    one !== undefined &&
    other !== undefined &&
    html`<p>For example: <a href="${href(makeAddress('/compare', { kind, a: one[0], b: other[0] }))}">${one[1]} and ${other[1]}</a></p>`
  )
}

const showChoice = (name: string, kind: Kind, options: readonly Option[], chosen: string): Html => {
  const isKnown = chosen === '' || options.some(([value]) => value === chosen)
  const all: readonly Option[] = isKnown ? options : [...options, [chosen, chosen]]
  const choices = all.map(
    ([value, words]) =>
      html`<option value="${value}"${value === chosen && html` selected`}>${words}</option>`,
  )
  return html`<label class="usa-label" for="f-${name}">${name === 'a' ? 'First' : 'Second'} ${KINDS[kind].one}</label>
<select class="usa-select" id="f-${name}" name="${name}"><option value="">Choose</option>${choices}</select>`
}

type Choices = {
  readonly options: readonly Option[]
  /** Values of the example: two large States, two neighbouring members of the list, or years that can be compared. */
  readonly example: readonly string[]
}

/** Options that occur in the records. */
const readChoices = async (asked: Asked, kind: Kind): Promise<Choices> => {
  if (kind === 'year') return readYears(asked)
  if (kind === 'state')
    return { options: namesOf(STATES).map((code) => [code, STATES[code]]), example: ['CA', 'TX'] }
  const options = await listMembers(asked.clients)
  return { options, example: options.slice(0, 2).map(([id]) => id) }
}

const readYears = async ({ clients }: Asked): Promise<Choices> => {
  const params = new URLSearchParams()
  const { data, meta } = await readGroups(clients.appropriations, params, ['fiscal_year'])
  const years = new Set(
    data.flatMap(({ group }) => (group.fiscal_year === null ? [] : [String(group.fiscal_year)])),
  )
  const covered = await readCoveredYears({ clients, params }, meta.snapshot)
  return {
    options: [...years].toSorted().map((year): Option => [year, year]),
    example: findAlike(covered).map(String),
  }
}

/** The newest two years with documents of the same chambers in every stage. */
const findAlike = (covered: CoveredYears): readonly number[] => {
  const chambersOf = (year: number): string =>
    STAGES.map((stage) => [...(covered(stage).find((one) => one.year === year)?.chambers ?? [])].sort()).join(
      ';',
    )
  const years = [...new Set(STAGES.flatMap((stage) => covered(stage).map(({ year }) => year)))]
  const newestFirst = years.toSorted((a, b) => b - a)
  const pairs = newestFirst.flatMap((newer, at) => newestFirst.slice(at + 1).map((older) => [newer, older]))
  return pairs.find(([newer = 0, older = 0]) => chambersOf(newer) === chambersOf(older)) ?? []
}

/** Sorts members by surname, as their list does. The id is added only where two names are equal. */
const listMembers = async (clients: Asked['clients']): Promise<Option[]> => {
  const [members, chambers] = await Promise.all([readMembers(clients), readChambers(clients)])
  const options = [...members].map(([id, { name, state }]): Option => {
    const beside = [chambers.get(id), state].filter((part) => part !== undefined)
    return [id, beside.length === 0 ? name : `${name} (${beside.join(', ')})`]
  })
  const same = Map.groupBy(options, ([, words]) => words)
  return options
    .map(([id, words]): Option => [id, same.get(words)?.length === 1 ? words : `${words} ${id}`])
    .toSorted(([, a], [, b]) => bySurname(a, b))
}

/** Chambers in which each member asked: both, for a representative who became a senator. */
const readChambers = async ({ appropriations }: Asked['clients']): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await appropriations
    .aggregates({ group_by: ['bioguide', 'chamber'] }, PAGE_CALL)
    .collect({ atMost: MOST_GROUPS })
  const byMember = Map.groupBy(rows, ({ group }) => String(group.bioguide))
  return new Map(
    [...byMember].map(([id, groups]) => {
      const chambers = new Set(groups.map(({ group }) => showValue('chamber', group.chamber)))
      return [id, [...chambers].toSorted().join(' and ')]
    }),
  )
}
