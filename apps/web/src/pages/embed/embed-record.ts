import { PAGE_CALL } from '../../ask/clients.ts'
import { stageTitle } from '../../filters/stage-words.ts'
import { html, type Content } from '../../html/html.ts'
import type { Route } from '../../page.ts'
import { fieldTitle, RECORD_FIELDS } from '../../filters/parameters.ts'
import { oEmbedAddress } from '../../views/embeddable.ts'
import { sayCorrected } from '../../views/corrected-value.ts'
import { linkRecord } from '../../views/record-cell.ts'
import { nameProject, describeRecord, type ShownRecord } from '../../views/shown-record.ts'
import { writeEmbedded } from './embed-document.ts'
import { pin, showSource } from './pinned.ts'

/** A record as a card for other websites: its facts, its limits and its place in the document. */
export const embedRecord: Route = {
  path: '/embed/record',
  questions: 2,
  isEmbedded: true,
  write: pin(async ({ clients, release, params, path, origin }) => {
    const { data, meta } = await clients.appropriations.record(params.get('id') ?? '', {
      ...PAGE_CALL,
      release: release.id,
    })
    const [found] = data
    if (found === undefined) throw new TypeError('A record is one row.')
    return writeEmbedded(
      {
        title: nameProject(found),
        page: linkRecord(found.id),
        main: html`<p class="lead">${describeRecord(found)}.</p>
<p class="stage-line"><strong class="stage">${stageTitle(found.stage)}</strong> Not an enacted appropriation, and not an award.</p>
${showCorrected(found)}<p><a href="${linkRecord(found.id)}">The record, with its cell in the document</a></p>`,
        source: showSource(release, meta.freshness.latest_retrieved_at),
        oEmbed: oEmbedAddress(origin, path, params),
      },
      origin,
    )
  }),
}

const showCorrected = ({ corrections }: ShownRecord): Content => {
  const said = RECORD_FIELDS.flatMap((field) => {
    const words = sayCorrected(corrections, field)
    return words === undefined ? [] : [`${fieldTitle(field)} (${words})`]
  })
  return said.length > 0 && html`<p>Corrections of this service: ${said.join(', ')}.</p>`
}
