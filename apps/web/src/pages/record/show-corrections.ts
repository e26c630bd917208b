import { fieldTitle, RECORD_FIELDS } from '../../filters/field-titles.ts'
import { html, type Html } from '../../html/html.ts'
import { linkOut } from '../../parts/link-out.ts'
import { showDay } from '../../parts/show-day.ts'
import type { Site } from '../../page.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

/** Reviewed changes to what the source says, and how to propose one. */
export const showCorrections = (
  { id, corrections }: ShownRecord,
  { operator }: Site,
  address: string,
): Html =>
  html`<section aria-labelledby="corrections"><h2 id="corrections">Corrections</h2>
${
  corrections.length === 0
    ? html`<p>None: the values are those of the document.</p>`
    : html`<ul>${corrections.map(
        ({ field, before, after, evidence_url: evidence, decided_at: at }) =>
          html`<li>${nameField(field)}: <del>${write(before)}</del> became <ins>${write(after)}</ins> on ${showDay(at)} (${linkOut(evidence, 'evidence')})</li>`,
      )}</ul>`
}
${operator.contact !== undefined && html`<p>Is something wrong? Send the id of the record (<code>${id}</code>) or this address (${address}), the change that you propose and a document that shows it to <a href="mailto:${operator.contact}">${operator.contact}</a>. A person decides; nothing is changed at once, and the document stays as it was.</p>`}
</section>`

const nameField = (name: string): string => {
  const field = RECORD_FIELDS.find((one) => one === name)
  return field === undefined ? name : fieldTitle(field)
}

const write = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
