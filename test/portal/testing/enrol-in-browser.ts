import type { BrowserContext, Page } from 'playwright-core'
import type { TestService } from '../../../apps/service/src/bin/testing.ts'
import { readCode } from '../../../apps/service/src/http/portal/testing.ts'
import { makeEnrolment } from '../../../apps/service/src/people/index.ts'
import type { OpenPortal } from './open-portal.ts'

/** Presses the button of this name. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click()

/** Signs in by a mailed code, and waits for the page after it. */
export const signInByCode = async (
  page: Page,
  {
    service,
    mailbox,
    next,
  }: { readonly service: TestService; readonly mailbox: string; readonly next: string },
): Promise<void> => {
  await page.goto(`/portal/sign-in?next=${encodeURIComponent(next)}`)
  await page.getByLabel('E-mail address').fill(mailbox)
  await press(page, 'Send the code')
  await page.getByLabel('Code', { exact: true }).fill(await readCode(service, mailbox))
  await press(page, 'Sign in')
  await page.waitForURL((url) => url.pathname === next)
}

/** Gives the browser a device that keeps passkeys and whose holder always types the right PIN. */
export const addDevice = async (context: BrowserContext, page: Page): Promise<void> => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
}

/** Opens the browser of a reviewer who enrols by a code of the operator, with a passkey. */
export const enrolInBrowser = async (
  { service, visit }: Pick<OpenPortal, 'service' | 'visit'>,
  mailbox: string,
): Promise<Page> => {
  const context = await visit()
  const page = await context.newPage()
  await addDevice(context, page)
  const wanted = { mailbox, role: 'reviewer', actor: 'test' } as const
  const { code } = await makeEnrolment(service.access, wanted, await service.store.now())
  await signInByCode(page, { service, mailbox, next: '/portal/enrol' })
  await page.getByLabel('Enrolment code').fill(code)
  await page.getByLabel('Name of the passkey').fill('Laptop')
  await press(page, 'Enrol with a passkey')
  await page.waitForURL((url) => url.pathname === '/portal')
  return page
}
