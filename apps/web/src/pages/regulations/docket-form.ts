import { html, type Content, type Html } from '../../html/html.ts'
import { countOf, writeDay } from '../../parts/format.ts'
import { showFolded } from '../../parts/show-folded.ts'

/** Filters of the list, named as in the API. */
export type DocketForm = {
  readonly agency: string
  readonly q: string
  readonly closing_after: string
  readonly closing_before: string
}

export const readForm = (params: URLSearchParams): DocketForm => ({
  agency: params.get('agency') ?? '',
  q: params.get('q') ?? '',
  closing_after: params.get('closing_after') ?? '',
  closing_before: params.get('closing_before') ?? '',
})

/** Formats ` from EPA, closing by December 1, 2026`. */
export const describeFilter = ({
  agency,
  q,
  closing_after: after,
  closing_before: before,
}: DocketForm): string => {
  const parts = [
    agency !== '' && `from ${agency.toUpperCase()}`,
    before !== '' && `closing by ${writeDay(before)}`,
    after !== '' && `closing on ${writeDay(after)} or later`,
    q !== '' && `with the words “${q}”`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? '' : ` ${parts.join(', ')}`
}

export const showForm = (form: DocketForm, agencies: ReadonlyMap<string, number>, quickDays: Content): Html =>
  showFolded(
    html`<form class="filters" action="/regulations" aria-label="Filters">
<label class="usa-label" for="docket-q">Words</label>
<input class="usa-input" id="docket-q" name="q" value="${form.q}" maxlength="200">
<label class="usa-label" for="docket-agency">Agency</label>
<select class="usa-select" id="docket-agency" name="agency"><option value="">All agencies</option>${[
      ...withChosen(agencies, form.agency),
    ].map(
      ([agency, count]) =>
        html`<option value="${agency}"${agency === form.agency.toUpperCase() && html` selected`}>${agency} (${countOf(count, 'regulation')})</option>`,
    )}</select>
<label class="usa-label" for="docket-before">Closing on this day or earlier</label>
<input class="usa-input" id="docket-before" name="closing_before" type="date" value="${form.closing_before}">
${quickDays}
<label class="usa-label" for="docket-after">Closing on this day or later</label>
<input class="usa-input" id="docket-after" name="closing_after" type="date" value="${form.closing_after}">
<p><button class="usa-button" type="submit">Apply</button> <a href="/regulations">Clear</a></p>
</form>`,
    Object.values(form).filter((value) => value !== '').length,
  )

/** Keeps the chosen agency in the list even without matches. */
const withChosen = (agencies: ReadonlyMap<string, number>, chosen: string): ReadonlyMap<string, number> => {
  const name = chosen.toUpperCase()
  return name === '' || agencies.has(name) ? agencies : new Map([...agencies, [name, 0]])
}
