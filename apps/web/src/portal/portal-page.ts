import type { paths, PortalClient } from '@rotunda/sdk/portal'
import type { Page, Redirect, Site } from '../page.ts'
import type { FaultWords, FieldFaults } from './say-faults.ts'

/** The person who is signed in, as the API describes it. */
export type Me = paths['/api/portal/v1/me']['get']['responses'][200]['content']['application/json']['data']

/** File of a form. */
export type SentFile = { readonly name: string; readonly content: Uint8Array }

/** A mail that a sandbox keeps. */
export type SandboxMail = {
  readonly id: string
  readonly mailbox: string | null
  readonly subject: string | null
  readonly created_at: string
  readonly text: string | null
}

/** A request for a page of the portal. */
export type PortalAsked = {
  readonly path: string
  readonly params: URLSearchParams
  /** Named parts of the path. */
  readonly named: Readonly<Record<string, string>>
  readonly portal: PortalClient
  readonly site: Site
  readonly origin: string
  readonly now: Date
  /** Fields that were typed; empty before a form is sent. A page that is shown again keeps them. */
  readonly form: URLSearchParams
  /** File that was sent; undefined for none. */
  readonly file?: SentFile | undefined
  readonly faults: FieldFaults
  /** Reads the newest mails to a mailbox, in a sandbox alone. Undefined to a visitor who may not read them. */
  readonly readMail?: ((mailbox: string) => Promise<readonly SandboxMail[] | undefined>) | undefined
}

export type PortalAnswer = Page | Redirect

/** A page of the portal. `submit` takes its form, and the page is shown again with what was typed if that is refused. */
export type PortalRoute = {
  /** Pattern of its path, such as `/portal/requests/:request`. */
  readonly path: string
  readonly show: (asked: PortalAsked) => PortalAnswer | Promise<PortalAnswer>
  readonly submit?: (asked: PortalAsked) => PortalAnswer | Promise<PortalAnswer>
  /** Sentences of the form for refused fields. */
  readonly words?: FaultWords
  /** Set if other websites and mail programs may send the form: it does nothing for the person who is signed in. */
  readonly takesAnyOrigin?: true
}

/** Reads the person who is signed in. Without one the API refuses, and the visitor is led to the sign-in. */
export const readMe = async ({ portal }: Pick<PortalAsked, 'portal'>): Promise<Me> => {
  const { data } = await portal.ask((api, signal) => api.GET('/api/portal/v1/me', { signal }))
  return data
}
