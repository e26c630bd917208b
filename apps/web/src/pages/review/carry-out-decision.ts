import { Problem } from '@rotunda/sdk/portal'
import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect, type Page } from '../../page.ts'
import { readMe, type PortalAnswer, type PortalAsked } from '../../portal/portal-page.ts'
import { showNotice } from '../../portal/show-notice.ts'

/** Leads a reviewer without a fresh passkey to use it, before anything is typed. */
export const demandPasskey = async (asked: PortalAsked): Promise<Redirect | undefined> => {
  const { session } = await readMe(asked)
  return session.is_fresh ? undefined : new Redirect(passkeyPath(asked), 303)
}

const passkeyPath = ({ path }: PortalAsked): string => `/portal/passkey?next=${encodeURIComponent(path)}`

type Decision = {
  /** Thing that is decided. */
  readonly thing: 'request' | 'report'
  readonly send: () => Promise<unknown>
  /** Page to go on to. */
  readonly next: string
  /** Shows the form again, with a notice above it and what was typed. */
  readonly show: (notice: Content) => Promise<Page>
}

/** Carries out a decision. If it was too late, or the passkey's use is too old, the form is shown again. */
export const carryOutDecision = async (
  asked: PortalAsked,
  { thing, send, next, show }: Decision,
): Promise<PortalAnswer> => {
  try {
    await send()
  } catch (fault) {
    if (!(fault instanceof Problem)) throw fault
    const notice = explain(fault, asked, thing)
    if (notice === undefined) throw fault
    return { ...(await show(notice)), status: fault.status }
  }
  return new Redirect(next, 303)
}

const explain = (
  { code, document }: Problem,
  asked: PortalAsked,
  thing: Decision['thing'],
): Content | undefined => {
  if (code === 'changed_meanwhile')
    return showNotice(
      `Somebody changed this ${thing} meanwhile`,
      html`<p>Nothing was decided. Read the newer ${thing} first. Your text is kept below.</p>`,
    )
  if (code === 'not_in_this_state')
    return showNotice(
      'This decision came too late',
      html`<p>${document.detail} Your text is kept below: copy it if you still need it.</p>`,
    )
  if (code === 'not_permitted')
    return showNotice(
      'You may not do this',
      html`<p>${document.detail} Your text is kept below: copy it if you still need it.</p>`,
    )
  if (code === 'passkey_needed')
    return showNotice(
      'Use your passkey again',
      html`<p>Nothing was decided: the last use of your passkey was more than 15 minutes ago. <a href="${href(passkeyPath(asked))}" target="_blank">Use it in another tab</a>, then send this form again. Your text is kept below.</p>`,
    )
  return undefined
}
