import { namesOf, STATES } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import type { Asked } from '../../page.ts'
import { FILTER_NAMES } from '../../filters/describe-filter.ts'
import { readGroups } from '../../filters/stage-totals.ts'
import { readNames } from './read-sides.ts'
import { KIND_NAMES, KINDS, type Comparison, type Kind } from './sides.ts'

type Option = readonly [value: string, words: string]

/** First what kind, as links; then the two, chosen by name. */
export const showCompareForm = async (asked: Asked, { kind, params }: Comparison): Promise<Html> => {
  const options = await listOptions(asked, kind)
  return html`<nav aria-label="What is compared"><ul class="tabs">${KIND_NAMES.map((one) => html`<li><a class="tab" href="/compare?kind=${one}"${one === kind && html` aria-current="true"`}>${KINDS[one].title}</a></li>`)}</ul></nav>
<form class="filters in-a-row" action="/compare"><input type="hidden" name="kind" value="${kind}">
${['a', 'b'].map((name) => html`<div>${showChoice(name, kind, options, asked.params.get(name) ?? '')}</div>`)}
${[...params].filter(([name]) => FILTER_NAMES.includes(name)).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<div class="submit"><button class="usa-button" type="submit">Compare</button></div></form>`
}

const showChoice = (name: string, kind: Kind, options: readonly Option[], chosen: string): Html => {
  const isKnown = chosen === '' || options.some(([value]) => value === chosen)
  const all: readonly Option[] = isKnown ? options : [...options, [chosen, chosen]]
  return html`<label class="usa-label" for="f-${name}">${name === 'a' ? 'First' : 'Second'} ${KINDS[kind].one}</label>
<select class="usa-select" id="f-${name}" name="${name}"><option value="">Choose</option>${all.map(([value, words]) => html`<option value="${value}"${value === chosen && html` selected`}>${words}</option>`)}</select>`
}

/** What occurs in the records; of members those with the most. */
const listOptions = async ({ clients }: Asked, kind: Kind): Promise<Option[]> => {
  if (kind === 'state') return namesOf(STATES).map((code) => [code, STATES[code]])
  const none = new URLSearchParams()
  if (kind === 'member') {
    const names = await readNames(clients, none)
    return [...names].map(([id, name]): Option => [id, `${name} (${id})`]).toSorted(byWords)
  }
  const { data } = await readGroups(clients.appropriations, none, ['fiscal_year'])
  const years = new Set(
    data.flatMap(({ group }) => (group.fiscal_year === null ? [] : [String(group.fiscal_year)])),
  )
  return [...years].toSorted().map((year): Option => [year, year])
}

const byWords = ([, a]: Option, [, b]: Option): number => a.localeCompare(b, 'en')
