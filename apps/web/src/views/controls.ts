import { flatten, html, type Content, type Html } from '../html/html.ts'
import { findSingle, mayHoldCommas, plainOf, type ListWords } from '../filters/list-words.ts'
import { RECORDS } from '../filters/parameters.ts'

/**
 * The control of a filter. Controls without a value are rendered once for all pages. `refusal` is the id of the text
 * that says why the value was refused.
 */
export const showControl = (
  name: string,
  values: readonly string[],
  refusal?: string,
  list: ListWords = RECORDS,
): Html =>
  values.length > 0
    ? writeControl(list, name, values, refusal)
    : UNTOUCHED.getOrInsertComputed(list, () => new Map<string, Html>()).getOrInsertComputed(name, () =>
        flatten(writeControl(list, name, [])),
      )

const UNTOUCHED = new WeakMap<ListWords, Map<string, Html>>()

const writeControl = (list: ListWords, name: string, values: readonly string[], refusal?: string): Html => {
  const single = findSingle(name)
  if (single !== undefined) return showInput({ name, ...single, refusal }, values[0])
  const { words, hint } = list.find(name) ?? {}
  const title = list.controlTitle(name) ?? name
  if (words !== undefined) {
    const none = plainOf(name) === name ? 'Any' : 'None'
    return showSelect({ name, title, none, options: listOptions(words), refusal }, values)
  }
  if (!mayHoldCommas(name)) return showInput({ name, title, hint, refusal }, values.join())
  // Names may hold commas: each has a field of its own.
  const shown = values.length === 0 ? [''] : values
  return html`${shown.map((value, index) =>
    showInput(
      {
        name,
        title: shown.length === 1 ? title : `${title} (${index + 1})`,
        id: `f-${name}-${index}`,
        hint,
        refusal,
      },
      value,
    ),
  )}`
}

type Option = readonly [code: string, words: string]

/** Cached, because the markup of options is cached by this list. */
const listOptions = (words: Readonly<Record<string, string>>): readonly Option[] =>
  optionsOf.getOrInsertComputed(words, () => Object.entries(words))

const optionsOf = new WeakMap<object, readonly Option[]>()

type Input = {
  readonly name: string
  readonly title: string
  readonly hint?: string | undefined
  readonly type?: string
  readonly id?: string
  readonly refusal?: string | undefined
}

const showInput = (
  { name, title, hint, type = 'text', id = `f-${name}`, refusal }: Input,
  value = '',
): Html => {
  const least = type === 'number' && html` min="0"`
  const described = describe([refusal, hint && `${id}-hint`], refusal)
  return html`<label class="usa-label" for="${id}">${title}</label>
${hint !== undefined && html`<span class="usa-hint" id="${id}-hint">${hint}</span>`}
<input class="usa-input" id="${id}" name="${name}" type="${type}"${least}${described} value="${value}" autocomplete="off">`
}

/** ARIA attributes that link a control to its hint and its refusal. */
const describe = (ids: readonly (string | undefined)[], refusal: string | undefined): Content => {
  const known = ids.filter((id) => id !== undefined)
  return html`${refusal !== undefined && html` aria-invalid="true"`}${known.length > 0 && html` aria-describedby="${known.join(' ')}"`}`
}

type Select = {
  readonly name: string
  readonly title: string
  /** Text of the first option, which chooses nothing. */
  readonly none: string
  readonly options: readonly Option[]
  readonly refusal?: string | undefined
}

/** A select for one value. It becomes a multiple select where the address names several values, so none is lost. */
export const showSelect = (
  { name, title, none, options, refusal }: Select,
  values: readonly string[],
): Html => {
  const isMany = values.length > 1
  // Unknown values stay chosen, and the service refuses them in its own words.
  const unknown = values.filter((value) => !options.some(([code]) => code === value))
  return html`<label class="usa-label" for="f-${name}">${title}</label>
<select class="usa-select" id="f-${name}" name="${name}"${isMany && html` multiple size="5"`}${describe([refusal], refusal)}>
${!isMany && html`<option value="">${none}</option>`}
${showOptions(options, values)}${unknown.map((code) => showOption([code, code], true))}
</select>`
}

/** Caches unchosen options, which are the same on every page; a list of States has sixty. */
const showOptions = (options: readonly Option[], values: readonly string[]): Content => {
  const plain = plainOptions.getOrInsertComputed(options, () =>
    options.map((option) => flatten(showOption(option))),
  )
  return options.map((option, index) =>
    values.includes(option[0]) ? showOption(option, true) : plain[index],
  )
}

const plainOptions = new WeakMap<readonly Option[], readonly Html[]>()

const showOption = ([code, words]: Option, isChosen = false): Html =>
  html`<option value="${code}"${isChosen && html` selected`}>${words}</option>`

/** A checkbox for each option. Groups without a choice are rendered once for each list of options. */
export const showCheckboxes = (
  name: string,
  title: string,
  options: readonly Option[],
  values: readonly string[],
): Html =>
  values.length > 0
    ? writeCheckboxes(name, title, options, values)
    : plainCheckboxes.getOrInsertComputed(options, () =>
        flatten(writeCheckboxes(name, title, options, values)),
      )

const plainCheckboxes = new WeakMap<readonly Option[], Html>()

const writeCheckboxes = (
  name: string,
  title: string,
  options: readonly Option[],
  values: readonly string[],
): Html => {
  const boxes = options.map(([code, words]) => {
    const id = `f-${name}-${code}`
    const checked = values.includes(code) && html` checked`
    return html`<div class="usa-checkbox"><input class="usa-checkbox__input" type="checkbox" id="${id}" name="${name}" value="${code}"${checked}><label class="usa-checkbox__label" for="${id}">${words}</label></div>`
  })
  return html`<fieldset class="usa-fieldset checks"><legend class="usa-label">${title}</legend>
${boxes}
</fieldset>`
}

/** Hidden fields, by which a form keeps the parameters that it does not show. */
export const showHidden = (params: readonly (readonly [string, string])[]): Content =>
  params.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)

/** Id of the form of filters, to which the search field above the rows belongs. */
export const FILTERS_ID = 'filters'

/** The search field above the rows, which belongs to the filter form. */
export const showWordsLine = (label: string, params: URLSearchParams, refusal?: string): Html =>
  html`<p class="search-line"><label class="visually-hidden" for="f-q">${label}</label><input class="usa-input" id="f-q" name="q" form="${FILTERS_ID}" type="search" value="${params.get('q')}" placeholder="Words, such as water OR sewer"${describe([refusal], refusal)}><button class="usa-button" type="submit" form="${FILTERS_ID}">Apply</button> <a class="to-side" href="#${FILTERS_ID}">Filters</a></p>`

export const showNumber = (name: string, title: string, params: URLSearchParams): Html =>
  html`<label class="usa-label" for="f-${name}">${title}</label>
<input class="usa-input" id="f-${name}" name="${name}" type="number" min="1" value="${params.get(name)}">`
