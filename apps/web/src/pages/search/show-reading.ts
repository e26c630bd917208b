import { addressOf, withValues } from '../../filters/addresses.ts'
import { writeHeadline, type StageCount } from '../../filters/describe-filter.ts'
import { listValues } from '../../filters/list-words.ts'
import { parameterTitle, showValue } from '../../filters/parameters.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { countOf } from '../../parts/format.ts'
import { showChip } from '../../views/filter-chips.ts'
import type { FoundGroup } from './found.ts'
import type { Reading } from './read-question.ts'

/** Shows how a question was understood: each part with a link to the search without it, and a search for all words. */
export const showReading = (
  typed: string,
  reading: Reading,
  counts: readonly StageCount[],
  all: FoundGroup | string | undefined,
): Html => html`<section class="box" aria-labelledby="reading"><h2 id="reading">How your search was understood</h2>
<p><a href="${href(addressOf('/records', reading.filter))}">${writeHeadline(counts, reading.filter)}</a></p>
${showParts(reading)}
${reading.leftOut.length > 0 && html`<p class="hint">Ignored: ${listQuoted(reading.leftOut)}.</p>`}
${showPlaces(reading)}
<p>${showTyped(typed, all)}.</p></section>`

const listQuoted = (words: readonly string[]): string =>
  [...new Set(words)].map((word) => `“${word}”`).join(', ')

const showParts = ({ parts, words, withoutWords }: Reading): Html => {
  const named = parts.map(({ name, values, typed, without }) => ({
    text: `${parameterTitle(name)}: ${values.map((value) => showValue(name, value)).join(', ')}`,
    typed,
    without,
  }))
  const rest = words === '' ? [] : [{ text: 'Words', typed: words, without: withoutWords }]
  const chips = [...named, ...rest].map(({ text, typed, without }) =>
    showChip(
      makeAddress('/search', { q: without || undefined }),
      html`${text} <span class="hint">“${typed}”</span>`,
    ),
  )
  return html`<ul class="chips" aria-label="Parts of the question">
${chips}
</ul>`
}

/** Explains `State`, because a member may ask for a project in another State. */
const showPlaces = ({ filter }: Reading): Content => {
  const states = listValues(filter, 'state')
  if (states.length === 0) return null
  const there = withValues(withValues(filter, 'state', []), 'project_state', states)
  return html`<p>The State is that of the member who asked. <a href="${href(addressOf('/records', there))}">Search by the State of the project</a>.</p>`
}

const showTyped = (typed: string, all: FoundGroup | string | undefined): Content => {
  if (all === undefined) return null
  if (typeof all === 'string') return `As typed, this is not a valid search: ${all.replace(/\.$/, '')}`
  const count =
    all.total === 0 ? 'no record has' : `${countOf(all.total, 'record')} ${all.total === 1 ? 'has' : 'have'}`
  return html`As typed, <a href="${href(makeAddress('/records', { q: typed }))}">${count} all words of “${typed}”</a>`
}
