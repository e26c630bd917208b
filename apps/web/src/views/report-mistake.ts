import { makeAddress } from '../html/href.ts'
import { html, type Html } from '../html/html.ts'

/** Link to the form of a report about a page. Crawlers need not follow it, since every record has one. */
export const showReportMistake = (address: string): Html =>
  html`<p><a href="${makeAddress('/corrections/new', { record: address })}" rel="nofollow">Report a mistake</a>. Reviewers decide, nothing changes at once, and the document stays as it was. <a href="/corrections">All reports</a></p>`
