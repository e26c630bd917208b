import type { Answer, Operation, Parameter, Schema } from '../../ask/api-operations.ts'
import { showText } from '../../parts/show-text.ts'
import { href, makeAddress } from '../../html/href.ts'
import { html, type Content, type Html } from '../../html/html.ts'
import { showCode } from '../../parts/code-block.ts'
import { showTable } from '../../parts/table.ts'
import { writeCurl } from './write-curl.ts'

/** One operation of the API with an example and a request to copy. */
export const showOperation = (
  operation: Operation,
  { api, origin }: { api: string; origin: string },
): Html => {
  const { id, method, path, summary, description, needs, forms, body } = operation
  return html`<section class="operation">
<h2 id="${id}">${summary} <a class="heading-link" href="#${id}" aria-label="Link to “${summary}”">#</a></h2>
<p class="operation-address"><span class="method">${method}</span> <code>${path}</code></p>
<p>${showText(description)}</p>
<p>${NEEDED[needs ?? 'nothing']}${
    forms.length > 0 &&
    html`Other formats: ${forms.map((form, index) => html`${index > 0 && ', '}<code>${form}</code>`)}.`
  }</p>
${showParameters(operation.parameters, summary)}
${body !== undefined && showBody(operation)}
${showAnswers(operation)}
${showFields(operation)}
${showCode('Request', writeCurl(operation, origin), summary)}
${method === 'GET' && html`<p><a href="${href(makeAddress(`/docs/api/try/${api}`, { operation: id }))}">Fill in and send this request${sayOf(summary)}</a></p>`}
</section>`
}

const NEEDED = {
  key: html`With a key: <code>Authorization: Bearer KEY</code>.`,
  session: 'For a person who is signed in to the portal: with the cookie of the session.',
  nothing: 'Without a key.',
} as const

const showParameters = (parameters: readonly Parameter[], of: string): Content =>
  parameters.length > 0 &&
  showTable({
    name: `Parameters: ${of}`,
    caption: 'Parameters',
    rows: parameters,
    columns: [
      {
        title: 'Parameter',
        isHeading: true,
        cell: (one) =>
          html`<code>${one.name}</code>${one.in !== 'query' && ` (${one.in})`}${one.required === true && ', required'}`,
      },
      { title: 'Values', cell: ({ schema }) => showText(describeValues(schema)) },
      { title: 'Meaning', cell: ({ description = '' }) => showText(description) },
    ],
  })

const showBody = ({ body, summary }: Operation): Content =>
  body !== undefined &&
  html`${showTable({
    name: `Fields of the body: ${summary}`,
    caption: html`Fields of <code>data</code> in the body`,
    rows: body.fields,
    columns: [
      {
        title: 'Field',
        isHeading: true,
        cell: ({ name, isRequired }) => html`<code>${name}</code>${isRequired && ', required'}`,
      },
      { title: 'Values', cell: ({ schema }) => showText(describeValues(schema)) },
      { title: 'Meaning', cell: ({ schema }) => showText(schema.description ?? '') },
    ],
  })}
${body.examples.map((example, index) => showCode('Example of a body', JSON.stringify(example, null, 2), nameExample(summary, index)))}`

const nameExample = (summary: string, index: number): string =>
  index === 0 ? summary : `${summary} (${index + 1})`

const showAnswers = ({ answers, summary }: Operation): Content => {
  const example = answers.map(([, answer]) => exampleOf(answer)).find((one) => one !== undefined)
  const shownExample =
    example !== undefined &&
    html`<details><summary>Example of an answer${sayOf(summary)}</summary>${showCode('Answer', JSON.stringify(example, null, 2), summary)}</details>`
  return html`${showTable({
    name: `Answers: ${summary}`,
    caption: 'Answers',
    rows: answers,
    columns: [
      { title: 'Status', isHeading: true, cell: ([status]) => status },
      { title: 'Type', cell: ([, { content = {} }]) => Object.keys(content).join(', ') || 'no body' },
      { title: 'When', cell: ([, { description }]) => showText(description) },
    ],
  })}
${shownExample}`
}

const showFields = ({ fields, summary }: Operation): Content =>
  fields.length > 0 &&
  html`<details><summary>Fields of an answer${sayOf(summary)}</summary>${showTable({
    name: `Fields of an answer: ${summary}`,
    caption: 'Fields of an answer',
    rows: fields,
    columns: [
      { title: 'Field', isHeading: true, cell: ({ name }) => html`<code>${name}</code>` },
      { title: 'Values', cell: ({ schema }) => showText(describeField(schema)) },
      { title: 'Meaning', cell: ({ schema }) => showText(schema.description ?? '') },
    ],
  })}</details>`

const describeField = (schema: Schema): string => {
  if (schema.items !== undefined) return `list of ${describeField(schema.items)}`
  const kinds = schema.anyOf ?? []
  if (kinds.length === 0) return describeValues(schema)
  return kinds.map((kind) => (kind.type === 'null' ? 'null' : describeField(kind))).join(' or ')
}

const exampleOf = ({ content = {} }: Answer): unknown => {
  const [media] = Object.values(content)
  return media?.example ?? Object.values(media?.examples ?? {})[0]?.value
}

/** Names the operation for screen readers, since every operation has the same links. */
const sayOf = (summary: string): Html => html`<span class="visually-hidden">: ${summary}</span>`

/** The most values that are listed. The form for trying requests has all. */
const MOST_VALUES = 24
const BEGUN = 3

/** Values of a parameter or field in words; backticks mark code. */
const describeValues = (schema: Schema): string => {
  if (schema.items !== undefined) return describeValues(schema.items)
  const [first, ...others] = (schema.anyOf ?? []).filter(({ type }) => type !== 'null')
  if (first !== undefined) return [first, ...others].map(describeValues).join(' or ')
  if (schema.enum !== undefined) return listValues(schema.enum)
  return `${nameType(schema)}${describeBounds(schema)}`
}

const nameType = ({ type, format }: Schema): string => {
  const [name = 'text'] = [type ?? 'text'].flat().filter((one) => one !== 'null')
  if (format === 'date') return 'day (YYYY-MM-DD)'
  if (format === 'date-time') return 'instant (ISO 8601)'
  return name === 'string' ? 'text' : name
}

const describeBounds = ({ minimum, maximum, maxLength, default: usual }: Schema): string => {
  const most = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum
  const bounds = [
    minimum !== undefined && most !== undefined && `${minimum} to ${most}`,
    minimum !== undefined && most === undefined && `${minimum} or more`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    usual !== undefined && `${JSON.stringify(usual)} by default`,
  ].filter((one) => one !== false)
  return bounds.length === 0 ? '' : `, ${bounds.join('; ')}`
}

const listValues = (values: readonly unknown[]): string => {
  const shown = values.length > MOST_VALUES ? values.slice(0, BEGUN) : values
  const text = shown.map((value) => `\`${String(value)}\``).join(', ')
  return values.length > MOST_VALUES ? `${text} and ${values.length - BEGUN} more` : text
}
