import type { ReviewedReport } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { href, NOWHERE } from '../../html/href.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'

export const REPORT_QUEUE = '/review/corrections'

/** Pattern of the page of one report. */
export const REPORT_PATTERN = `${REPORT_QUEUE}/:number`

export const numberOf = ({ named }: Pick<PortalAsked, 'named'>): number => Number(named['number'])

/** Reads the report that the path names. */
export const readReport = async (asked: PortalAsked): Promise<ReviewedReport> => {
  const path = { number: numberOf(asked) }
  const { data } = await asked.portal.ask((api, signal) =>
    api.GET('/api/portal/v1/review/corrections/{number}', { params: { path }, signal }),
  )
  return data
}

export const reportPath = (number: number, page = ''): string =>
  `${REPORT_QUEUE}/${number}${page === '' ? '' : `/${page}`}`

export const REPORT_TRAIL = [
  { title: 'Partner access', address: '/portal' },
  { title: 'Reports to review', address: REPORT_QUEUE },
]

export const trailToReport = (number: number) => [
  ...REPORT_TRAIL,
  { title: `Report ${number}`, address: reportPath(number) },
]

/** Links an address that a stranger gave. Its website learns nothing about this page. */
export const linkEvidence = (address: string): Content => {
  const to = href(address)
  return to === NOWHERE
    ? html`<code>${address}</code>`
    : html`<a href="${to}" rel="external nofollow noreferrer">${address}</a>`
}
