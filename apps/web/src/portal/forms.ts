import { href } from '../html/href.ts'
import { html, type Content, type Html } from '../html/html.ts'
import type { PortalAsked } from './portal-page.ts'

type Typed = Pick<PortalAsked, 'form' | 'faults'>

export type Field = {
  readonly name: string
  readonly label: string
  /** Sentence below the label. */
  readonly hint?: Content
  /** Value until something is typed. */
  readonly value?: string
  readonly type?: 'text' | 'email' | 'number' | 'date' | 'url'
  readonly autocomplete?: string
  readonly inputmode?: 'numeric'
  /** Characters after which the browser takes no more. */
  readonly longest?: number
  /** Rows of a text of several lines. */
  readonly rows?: number
  readonly isOptional?: boolean
  /** Values of a list to choose from, in place of a text. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** A labelled field, with its fault above it. What was typed is kept. */
export const showField = (typed: Typed, field: Field): Html => {
  const { name, label, hint, isOptional = false } = field
  const fault = typed.faults.get(name)
  return html`<div class="${fault === undefined ? 'usa-form-group' : 'usa-form-group usa-form-group--error'}">
<label class="usa-label" for="${idOf(name)}">${label}${isOptional && html` (optional)`}</label>
${hint !== undefined && html`<span class="usa-hint" id="${idOf(name)}-hint">${hint}</span>`}
${showFieldFault(name, fault)}
${showControl(typed, field)}
</div>`
}

const idOf = (name: string): string => `field-${name.replaceAll(/[^\w-]/g, '-')}`

const showFieldFault = (name: string, fault: string | undefined): Content =>
  fault !== undefined &&
  html`<span class="usa-error-message" id="${idOf(name)}-fault"><span class="visually-hidden">Error: </span>${fault}</span>`

const showControl = ({ form, faults }: Typed, field: Field): Html => {
  const { name, value = '', type = 'text', autocomplete, inputmode, longest, rows } = field
  const typed = form.get(name) ?? value
  const described = describedBy(name, field.hint !== undefined, faults.has(name))
  const more = html`${described}${faults.has(name) && html` aria-invalid="true"`}${autocomplete !== undefined && html` autocomplete="${autocomplete}"`}${inputmode !== undefined && html` inputmode="${inputmode}"`}${longest !== undefined && html` maxlength="${longest}"`}`
  if (field.options !== undefined)
    return html`<select class="usa-select" id="${idOf(name)}" name="${name}"${more}>${field.options.map(
      (option) =>
        html`<option value="${option.value}"${option.value === typed && html` selected`}>${option.label}</option>`,
    )}</select>`
  return rows === undefined
    ? html`<input class="usa-input" id="${idOf(name)}" name="${name}" type="${type}" value="${typed}"${more}>`
    : html`<textarea class="usa-textarea" id="${idOf(name)}" name="${name}" rows="${rows}"${more}>
${typed}</textarea>`
}

const describedBy = (name: string, hasHint: boolean, hasFault: boolean): Content => {
  const ids = [hasHint && `${idOf(name)}-hint`, hasFault && `${idOf(name)}-fault`].filter(
    (id) => id !== false,
  )
  return ids.length > 0 && html` aria-describedby="${ids.join(' ')}"`
}

export type Choice = { readonly value: string; readonly label: Content; readonly hint?: Content }

export type Choices = {
  readonly name: string
  readonly legend: string
  readonly hint?: Content
  readonly choices: readonly Choice[]
  /** Values that are chosen until something is typed. */
  readonly chosen?: readonly string[]
  /** True if several can be chosen. */
  readonly isMany?: boolean
}

/** Radio buttons, or boxes to tick, in one group with its legend and fault. */
export const showChoices = (typed: Typed, choices: Choices): Html => {
  const { name, legend, hint, chosen = [], isMany = false } = choices
  const fault = typed.faults.get(name)
  const taken = typed.form.size > 0 ? typed.form.getAll(name) : chosen
  const kind = isMany ? 'checkbox' : 'radio'
  return html`<div class="${fault === undefined ? 'usa-form-group' : 'usa-form-group usa-form-group--error'}">
<fieldset class="usa-fieldset" id="${idOf(name)}"${describedBy(name, hint !== undefined, fault !== undefined)} tabindex="-1">
<legend class="usa-legend">${legend}</legend>
${hint !== undefined && html`<span class="usa-hint" id="${idOf(name)}-hint">${hint}</span>`}
${showFieldFault(name, fault)}
${choices.choices.map(({ value, label, hint: more }) => {
  const id = `${idOf(name)}-${value.replaceAll(/[^\w-]/g, '-')}`
  return html`<div class="choice"><input id="${id}" type="${kind}" name="${name}" value="${value}"${taken.includes(value) && html` checked`}><label for="${id}">${label}${more !== undefined && html`<span class="usa-hint">${more}</span>`}</label></div>`
})}
</fieldset></div>`
}

/** The faults of a form above it, each a link to its field. They take the focus. Empty without faults. */
export const showFaults = (
  { faults }: Pick<Typed, 'faults'>,
  addressOf: (field: string) => string = (field) => `#${idOf(field)}`,
): Content =>
  faults.size > 0 &&
  html`<div class="usa-alert usa-alert--error" role="alert" aria-labelledby="faults" tabindex="-1" autofocus><div class="usa-alert__body">
<h2 class="usa-alert__heading" id="faults">There is a problem</h2>
<ul class="usa-alert__text">${[...faults].map(([field, detail]) => html`<li><a href="${href(addressOf(field))}">${detail}</a></li>`)}</ul>
</div></div>`

export type Form = {
  readonly action: string
  readonly fields: Content
  readonly button: string
  /** Values that travel with the form; pairs where a name may come more than once. */
  readonly hidden?: Readonly<Record<string, string>> | readonly (readonly [string, string])[]
  readonly isDangerous?: boolean
}

const pairsOf = (hidden: NonNullable<Form['hidden']>): readonly (readonly [string, string])[] =>
  isPairs(hidden) ? hidden : Object.entries(hidden)

const isPairs = (hidden: NonNullable<Form['hidden']>): hidden is readonly (readonly [string, string])[] =>
  Array.isArray(hidden)

/** Fields with what was typed, for a form that can no longer be sent: the text can be copied. */
export const showKept = (fields: Content): Html => html`<div class="portal-form">${fields}</div>`

export const showForm = ({ action, fields, button, hidden = [], isDangerous = false }: Form): Html =>
  html`<form class="portal-form" method="post" action="${action}" novalidate>
${pairsOf(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
${fields}
<p><button class="${isDangerous ? 'usa-button usa-button--secondary' : 'usa-button'}" type="submit">${button}</button></p>
</form>`
