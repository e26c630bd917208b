import type { ReviewedReport } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { Page } from '../../page.ts'
import { showFaults } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { carryOutDecision, demandPasskey } from './carry-out-decision.ts'
import { numberOf, readReport, REPORT_PATTERN, reportPath, trailToReport } from './read-report.ts'

const write = (asked: PortalAsked, { number, revision }: ReviewedReport, notice: Content = null): Page => ({
  title: 'Publish a redacted copy',
  description: `Publish a redacted copy of evidence of report ${number}.`,
  trail: trailToReport(number),
  main: html`${showFaults(asked)}${notice}
<p class="lead">Make a copy of the evidence yourself, without private data. The copy is public for good, at an address of its own that a correction can name as its evidence. The file of the reporter stays private.</p>
<form class="portal-form" method="post" enctype="multipart/form-data" action="${href(reportPath(number, 'copies'))}">
<input type="hidden" name="revision" value="${revision}">
<label class="usa-label" for="field-file">Redacted copy</label>
<input class="usa-input" id="field-file" name="file" type="file" accept=".pdf,.png,.jpg,.jpeg,.csv,.xlsx" required>
<p><button class="usa-button" type="submit">Publish the copy</button></p>
</form>
<p><a href="${href(reportPath(number))}">Back to the report</a></p>`,
})

/** Takes a redacted copy of evidence, which everybody can read. */
export const publishCopy: PortalRoute = {
  path: `${REPORT_PATTERN}/copies`,
  show: async (asked) => {
    const elsewhere = asked.form.size === 0 ? await demandPasskey(asked) : undefined
    return elsewhere ?? write(asked, await readReport(asked))
  },
  submit: async (asked) => {
    const { file, form } = asked
    const number = numberOf(asked)
    if (file === undefined) {
      const notice = showNotice('Nothing was published', html`<p>Choose a file first.</p>`)
      return { ...write(asked, await readReport(asked), notice), status: 422 }
    }
    const revision = Number(form.get('revision') ?? 0)
    return carryOutDecision(asked, {
      thing: 'report',
      send: () =>
        asked.portal.ask((api, signal) =>
          api.POST('/api/portal/v1/review/corrections/{number}/copies', {
            params: { path: { number: String(number) }, query: { name: file.name, revision } },
            body: file.content,
            bodySerializer: (bytes) => bytes,
            headers: { 'content-type': 'application/octet-stream' },
            signal,
          }),
        ),
      next: reportPath(number),
      show: async (notice) => write(asked, await readReport(asked), notice),
    })
  },
}
