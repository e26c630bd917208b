import { html, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { writeDay } from '../../parts/show-day.ts'
import { dayAfter } from '../../views/regulations/describe-deadline.ts'

/** Last days that people ask for most; the other filters stay as they are. */
export const showQuickDays = (params: URLSearchParams, now: Date): Html => {
  const chosen = params.get('closing_after') ? undefined : (params.get('closing_before') ?? '')
  const others = [...params].filter(([name, value]) => !PLACED_BY_DAY.has(name) && value !== '')
  return html`<p class="quick-days" id="quick-days">Closes:</p>
<ul class="quick-days" aria-labelledby="quick-days">${listChoices(now).map(
    ({ text, day }) =>
      html`<li><a href="${href(makeAddress(others, day))}"${day === chosen && html` aria-current="true"`}>${text}</a>${day !== '' && ` (by ${writeDay(day)})`}</li>`,
  )}</ul>`
}

const PLACED_BY_DAY: ReadonlySet<string> = new Set(['closing_after', 'closing_before', 'offset', 'snapshot'])

const listChoices = (now: Date) => [
  { text: 'Within a week', day: dayAfter({ weeks: 1 }, now) },
  { text: 'Within a month', day: dayAfter({ months: 1 }, now) },
  { text: 'Any time', day: '' },
]

const makeAddress = (others: readonly (readonly [string, string])[], day: string): string => {
  const search = new URLSearchParams(others.map(([name, value]) => [name, value]))
  if (day !== '') search.set('closing_before', day)
  return search.size === 0 ? '/regulations' : `/regulations?${search.toString()}`
}
