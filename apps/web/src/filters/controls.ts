import { html, type Html } from '../html/html.ts'
import { findParameter, parameterTitle } from './parameters.ts'

/** A control for a filter: what is chosen stays, and what is not is written once for all pages. */
export const showControl = (name: string, values: readonly string[]): Html => {
  if (values.length > 0) return writeControl(name, values)
  const written = UNTOUCHED.get(name) ?? writeControl(name, values)
  UNTOUCHED.set(name, written)
  return written
}

const UNTOUCHED = new Map<string, Html>()

const writeControl = (name: string, values: readonly string[]): Html => {
  const single = OTHERS[name]
  if (single !== undefined) return showInput({ name, ...single }, values[0])
  const plain = name.replace(/^not_/, '')
  const { words, hint, isText } = findParameter(plain) ?? { label: plain }
  const title = plain === name ? parameterTitle(name) : `${parameterTitle(plain)} is not`
  if (words !== undefined) {
    const none = plain === name ? 'Any' : 'None'
    return showSelect({ name, title, none, options: Object.entries(words) }, values)
  }
  if (isText !== true) return showInput({ name, title, ...(hint !== undefined && { hint }) }, values.join())
  // Names may hold commas: each has a field of its own.
  const shown = values.length === 0 ? [''] : values
  return html`${shown.map((value, index) =>
    showInput(
      {
        name,
        title: shown.length === 1 ? title : `${title} (${index + 1})`,
        id: `f-${name}-${index}`,
        ...(hint !== undefined && { hint }),
      },
      value,
    ),
  )}`
}

type Input = {
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly type?: string
  readonly id?: string
}

const OTHERS: Readonly<Record<string, Omit<Input, 'name'>>> = {
  amount_min: { title: 'Amount from', hint: 'Whole dollars', type: 'number' },
  amount_max: { title: 'Amount to', hint: 'Whole dollars', type: 'number' },
  q: { title: 'Words', hint: 'All of them; OR between words, quotes around phrases' },
  changed_since: { title: 'Changed since', hint: 'A day, such as 2026-06-15, or an instant' },
}

const showInput = ({ name, title, hint, type = 'text', id = `f-${name}` }: Input, value = ''): Html =>
  html`<label class="usa-label" for="${id}">${title}</label>
${hint !== undefined && html`<span class="usa-hint" id="${id}-hint">${hint}</span>`}
<input class="usa-input" id="${id}" name="${name}" type="${type}"${type === 'number' && html` min="0"`}${hint !== undefined && html` aria-describedby="${id}-hint"`} value="${value}" autocomplete="off">`

type Select = {
  readonly name: string
  readonly title: string
  /** What stands first, for no choice. */
  readonly none: string
  readonly options: readonly (readonly [string, string])[]
}

/** One choice of a list; a list where the address chooses several, so that none is lost. */
export const showSelect = ({ name, title, none, options }: Select, values: readonly string[]): Html => {
  const isMany = values.length > 1
  // What the list does not hold is chosen all the same, and the service says what is wrong with it.
  const unknown = values.filter((value) => !options.some(([code]) => code === value))
  return html`<label class="usa-label" for="f-${name}">${title}</label>
<select class="usa-select" id="f-${name}" name="${name}"${isMany && html` multiple size="5"`}>
${!isMany && html`<option value="">${none}</option>`}
${[...options, ...unknown.map((code) => [code, code] as const)].map(([code, words]) => html`<option value="${code}"${values.includes(code) && html` selected`}>${words}</option>`)}
</select>`
}

export const showCheckboxes = (
  name: string,
  title: string,
  options: readonly (readonly [string, string])[],
  values: readonly string[],
): Html => html`<fieldset class="usa-fieldset checks"><legend class="usa-label">${title}</legend>
${options.map(([code, words]) => html`<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="f-${name}-${code}" name="${name}" value="${code}"${values.includes(code) && html` checked`}><label class="usa-checkbox__label" for="f-${name}-${code}">${words}</label></div>`)}
</fieldset>`
