import { SERVICE } from '../../cite/citation.ts'
import { fieldTitle, RECORD_FIELDS } from '../../filters/parameters.ts'
import { makeAddress } from '../../html/href.ts'
import { html, type Html } from '../../html/html.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'
import { isTakenBack } from '../../parts/absent.ts'
import { showDay, shorten } from '../../parts/format.ts'
import { linkOut } from '../../parts/link-out.ts'
import { writeValue } from '../../views/corrected-value.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { showReportMistake } from '../../views/report-mistake.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

type Correction = ShownRecord['corrections'][number]

/** Longer texts are cut; the full text is in the document. */
const LONGEST_TEXT = RECORD_PAGE_LIMITS.beforeCharacters.value

/** Names corrected fields in citations, where the record differs from the document. */
export const sayCorrected = (record: ShownRecord): string[] =>
  [...Map.groupBy(record.corrections, ({ field }) => field)].map(([field, ofField]) =>
    sayField(record, field, ofField),
  )

const sayField = (record: ShownRecord, field: string, corrections: readonly Correction[]): string => {
  const [first, last] = [corrections[0], corrections.at(-1)]
  const what = isTakenBack(corrections, field) ? 'retracted' : 'corrected'
  const day = last?.decided_at.slice(0, 10) ?? ''
  return `${field.replaceAll('_', ' ')} ${what} by ${SERVICE} on ${day}; ${sayBefore(record, field, first?.before)}`
}

const sayBefore = (record: ShownRecord, field: string, before: unknown): string => {
  const printed = field === 'amount' ? record.amount_raw : null
  if (printed !== null) return `the document says “${printed}”`
  const read = writeValue(field, before)
  return read === ''
    ? 'no value was read from the document'
    : `read from the document: “${shorten(read, LONGEST_TEXT)}”`
}

/** Reviewed corrections, and the way to report a mistake. */
export const showCorrections = ({ id, corrections }: ShownRecord, address: string): Html =>
  html`<section aria-labelledby="corrections"><h2 id="corrections">Corrections</h2>
${
  corrections.length === 0
    ? html`<p>None: all values are those of the document.</p>`
    : html`<ul>${corrections.map(
        ({ field, before, after, evidence_url: evidence, decided_at: at }) =>
          html`<li>${nameField(field)}: <del>${write(field, before)}</del> became <ins>${write(field, after)}</ins> on ${showDay(at)} (${linkOut(evidence, 'evidence')})</li>`,
      )}</ul>`
}
${showReportMistake(address)}
<p><a href="${makeAddress('/corrections', { record: id })}" rel="nofollow">Reports about this record</a></p>
<p><a href="${makeAddress('/follow', { what: linkRecord(id) })}" rel="nofollow">Follow this record by mail</a></p>
</section>`

const nameField = (name: string): string => {
  const field = RECORD_FIELDS.find((one) => one === name)
  return field === undefined ? name : fieldTitle(field)
}

const write = (field: string, value: unknown): string => writeValue(field, value) || 'no value'
