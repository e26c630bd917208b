import { showText } from '../../parts/show-text.ts'
import { html, type Html } from '../../html/html.ts'
import type { Operation, Parameter, Schema } from '../../ask/api-operations.ts'
import type { Filled } from './write-curl.ts'

/** Parameters of the page itself. No API parameter has these names. */
const OWN = new Set(['operation', 'send'])

/** Filled-in values of the operation's parameters. */
export const readFilled = ({ parameters }: Operation, params: URLSearchParams): Filled =>
  Object.fromEntries(
    parameters
      .filter(({ name, in: place }) => place !== 'header' && !OWN.has(name))
      .map(({ name }) => [
        name,
        params
          .getAll(name)
          .filter((value) => value !== '')
          .join(','),
      ]),
  )

export const showField = (
  { name, description = '', required = false, schema }: Parameter,
  value: string,
): Html => {
  const values = valuesOf(schema)
  const id = `try-${name}`
  return html`<div class="try-field">
<label class="usa-label" for="${id}"><code>${name}</code>${required && ' (required)'}</label>
<p class="usa-hint" id="${id}-hint">${showText(description)}</p>
${
  values === undefined
    ? html`<input class="usa-input" id="${id}" name="${name}" value="${value}" aria-describedby="${id}-hint" autocomplete="off">`
    : html`<input class="usa-input" id="${id}" name="${name}" value="${value}" list="${id}-values" aria-describedby="${id}-hint" autocomplete="off">
<datalist id="${id}-values">${values.map((one) => html`<option value="${one}"></option>`)}</datalist>`
}
</div>`
}

const valuesOf = (schema: Schema): readonly string[] | undefined =>
  (schema.items ?? schema).enum?.map(String) ?? (schema.type === 'boolean' ? ['true', 'false'] : undefined)
