import type { ReviewedReport } from '@rotunda/contract'
import type { Content } from '../../html/html.ts'
import type { PortalAsked } from '../../portal/portal-page.ts'
import type { ReportableField } from '../../portal/proposed-value.ts'

/** A report with the field that an acceptance corrects. */
export type Subject = { readonly report: ReviewedReport; readonly field: ReportableField | undefined }

/** Parts of every request of a step. */
export type Sending = Subject & { readonly asked: PortalAsked; readonly revision: number }

export type ReportOrder = {
  readonly title: string
  readonly button: string
  readonly isDangerous?: true
  /** Consequences of the step. */
  readonly says: (report: ReviewedReport) => Content
  readonly fields?: (asked: PortalAsked, subject: Subject) => Content
  /** Whether the reviewer must declare to have no interest in the outcome. */
  readonly isDecision: boolean
  readonly send: (sending: Sending) => Promise<unknown>
}

export const valueOf = ({ form }: PortalAsked, name: string): string => form.get(name) ?? ''

export const paramsOf = ({ report: { number } }: Sending) => ({ path: { number } })
