import type { PortalAsked } from './portal-page.ts'

/** Mailbox of the code that this browser may type: of the form that was sent, or else of its newest code. */
export const readCodeMailbox = async ({ form, portal }: PortalAsked): Promise<string | null> => {
  const typed = form.get('mailbox')
  if (typed !== null) return typed
  const { data } = await portal.ask((api, signal) => api.GET('/api/portal/v1/sign-in/code', { signal }))
  return data.mailbox
}
