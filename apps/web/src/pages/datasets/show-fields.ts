import { FundingLine, namesOf, SourcedRecord } from '@rotunda/contract'
import { html, type Html } from '../../html/html.ts'
import { showTable } from '../../parts/table.ts'

/** The fields of its rows, as the description of the API has them. */
export const showFields = (dataset: string): Html => WRITTEN.get(dataset) ?? OF_RECORDS

const write = (properties: Readonly<Record<string, object>>): Html =>
  html`<details><summary>Fields</summary>
${showTable({
  name: 'Fields',
  caption: html`Fields of a row; <a href="/docs/reference/fields">more on each</a>`,
  rows: namesOf(properties),
  columns: [
    { title: 'Field', cell: (name) => html`<code>${name}</code>`, isHeading: true },
    { title: 'What it says', cell: (name) => wordsOf(properties[name]) },
  ],
})}</details>`

const wordsOf = (schema: object | undefined): string =>
  schema !== undefined && 'description' in schema ? String(schema.description) : ''

const OF_RECORDS = write(SourcedRecord.properties)
const WRITTEN = new Map([['funding-guidance', write(FundingLine.properties)]])
