import type { ReviewedReport } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import type { Page } from '../../page.ts'
import { notFound } from '../../parts/not-found.ts'
import { showFaults, showField, showForm } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { sayText } from '../../portal/say-faults.ts'
import { carryOutDecision, demandPasskey } from './carry-out-decision.ts'
import { numberOf, readReport, REPORT_PATTERN, reportPath, trailToReport } from './read-report.ts'

const sha256Of = ({ named }: PortalAsked): string => named['sha256'] ?? ''

const findName = ({ files, copies }: ReviewedReport, sha256: string): string | undefined =>
  [...files, ...copies].find((one) => one.sha256 === sha256 && one.erased_at === null)?.name

const write = (asked: PortalAsked, report: ReviewedReport, notice: Content = null): Page => {
  const sha256 = sha256Of(asked)
  const { number, revision } = report
  const name = findName(report, sha256)
  const seen = notice === null ? asked.form.get('revision') : null
  return {
    title: 'Erase a file',
    description: `Erase a file of report ${number}.`,
    trail: trailToReport(number),
    main: html`${showFaults(asked)}${notice}
<p class="lead">The file <strong>${name ?? 'that was erased'}</strong> goes for good, and a public copy with the same bytes is withdrawn. The reporter reads that a reviewer erased it, and your reason.</p>
${showForm({
  action: reportPath(number, `files/${sha256}`),
  hidden: { revision: seen ?? String(revision) },
  fields: showField(asked, { name: 'reason', label: 'Reason', hint: 'The reporter reads it.', rows: 5 }),
  button: 'Erase the file',
  isDangerous: true,
})}
<p><a href="${href(reportPath(number))}">Back to the report</a></p>`,
  }
}

/** Erases a file of the reporter, or a published copy. */
export const eraseFile: PortalRoute = {
  path: `${REPORT_PATTERN}/files/:sha256`,
  words: { reason: sayText('Give the reason', { most: 2000 }) },
  show: async (asked) => {
    const report = await readReport(asked)
    if (findName(report, sha256Of(asked)) === undefined)
      return notFound('The report has no such file, or it is erased already.', asked)
    const elsewhere = asked.form.size === 0 ? await demandPasskey(asked) : undefined
    return elsewhere ?? write(asked, report)
  },
  submit: (asked) => {
    const number = numberOf(asked)
    const { form } = asked
    return carryOutDecision(asked, {
      thing: 'report',
      send: () =>
        asked.portal.ask((api, signal) =>
          api.DELETE('/api/portal/v1/review/corrections/{number}/files/{sha256}', {
            params: { path: { number, sha256: sha256Of(asked) } },
            body: { revision: Number(form.get('revision') ?? 0), reason: form.get('reason') ?? '' },
            signal,
          }),
        ),
      next: reportPath(number),
      show: async (notice) => write(asked, await readReport(asked), notice),
    })
  },
}
