import { REPORT_STATES, type QueuedReport, type ReportState } from '@rotunda/contract'
import { html, type Content, type Html } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { showDay } from '../../parts/format.ts'
import { showTable } from '../../parts/table.ts'
import { linkParts } from '../../portal/link-parts.ts'
import { readMe, type PortalAsked, type PortalRoute } from '../../portal/portal-page.ts'
import { writeAge } from '../../portal/request-words.ts'
import { nameField } from '../../portal/proposed-value.ts'
import { REPORT_STATE_WORDS } from '../../views/public-words.ts'
import { showAbout } from '../../portal/show-record.ts'
import { REPORT_QUEUE, reportPath } from './read-report.ts'

/** Reports of mistakes in all collections. */
export const reportQueue: PortalRoute = {
  path: REPORT_QUEUE,
  show: async (asked) => {
    const state = REPORT_STATES.find((one) => one === asked.params.get('state'))
    const [me, { data, meta }] = await Promise.all([readMe(asked), readQueue(asked, state)])
    const isMine = (report: QueuedReport) => report.reviewer === me.id
    return {
      title: 'Reports to review',
      description: 'Reports of mistakes in the data.',
      trail: [{ title: 'Partner access', address: '/portal' }],
      main: html`<p class="lead">Reports that were drawn for you come first, then those that waited longest. Open one to read it and to decide. <a href="/review">Access requests</a> have a list of their own.</p>
${showFilter(state)}
${showQueue([...data.filter(isMine), ...data.filter((report) => !isMine(report))], { state, me: me.id })}
${linkParts({ path: REPORT_QUEUE, params: { state }, rows: 'reports', back: 'Back', on: 'More reports' }, meta)}`,
    }
  },
}

const readQueue = ({ portal, params }: PortalAsked, state: ReportState | undefined) =>
  portal.ask((api, signal) =>
    api.GET('/api/portal/v1/review/corrections', {
      params: { query: { offset: Number(params.get('offset') ?? 0), ...(state !== undefined && { state }) } },
      signal,
    }),
  )

const showFilter = (state: ReportState | undefined): Html =>
  html`<form class="filters in-a-row" method="get" action="${REPORT_QUEUE}">
<div><label class="usa-label" for="state">State</label>
<select class="usa-select" id="state" name="state"><option value="">Waiting for a reviewer</option>${REPORT_STATES.map((one) => html`<option value="${one}"${one === state && html` selected`}>${REPORT_STATE_WORDS[one]}</option>`)}</select></div>
<div class="submit"><button class="usa-button usa-button--outline" type="submit">Show</button></div>
</form>`

type Shown = { readonly state: ReportState | undefined; readonly me: string }

const showQueue = (queued: readonly QueuedReport[], { state, me }: Shown): Html =>
  queued.length === 0
    ? html`<p>${state === undefined ? 'No report waits for a reviewer. You get a mail when one is drawn for you.' : 'No report is in this state.'}</p>`
    : showTable({
        name: 'Reports',
        caption:
          state === undefined
            ? 'Reports that wait for a reviewer'
            : `Reports in the state “${REPORT_STATE_WORDS[state]}”`,
        rows: queued,
        columns: [
          {
            title: 'Report',
            cell: ({ number }) => html`<a href="${href(reportPath(number))}">Report ${number}</a>`,
            isHeading: true,
          },
          { title: 'Record', cell: ({ about }) => showAbout(about) },
          {
            title: 'Field',
            cell: ({ field }) => (field === null ? 'The record as a whole' : nameField(field)),
          },
          { title: 'State', cell: ({ state: now }) => REPORT_STATE_WORDS[now] },
          { title: 'Waits', note: 'since it was received', cell: showWait },
          { title: 'Drawn for', cell: (report) => nameDrawn(report, me) },
          { title: 'You may decide', cell: ({ bar }) => bar ?? 'Nothing bars you' },
        ],
      })

const showWait = ({ age_seconds: age, decided_at: decided }: QueuedReport): Content =>
  decided === null ? writeAge(age) : html`decided on ${showDay(decided)}`

const nameDrawn = ({ reviewer }: QueuedReport, me: string): string => {
  if (reviewer === null) return 'No reviewer yet'
  return reviewer === me ? 'You' : 'Another reviewer'
}
