import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Page } from 'playwright-core'
import { addTerms } from '../../apps/service/src/access/index.ts'
import { patience, waitUntil } from '../../apps/service/src/platform/testing.ts'
import {
  makeEnvironment,
  startService,
  type RunningService,
} from '../../apps/service/src/operator/testing.ts'
import { browserIsMissing } from '../pages/testing/open-browser.ts'
import { enrolInBrowser, press, signInByCode } from './testing/enrol-in-browser.ts'
import { openPortal, type OpenPortal } from './testing/open-portal.ts'

const skip = browserIsMissing()

let portal: OpenPortal
let elsewhere: RunningService
before(async () => {
  if (skip !== false) return
  portal = await openPortal()
  // A process of its own on the same data: it shares nothing with the first but the database.
  const environment = makeEnvironment({ after })
  elsewhere = await startService({
    ...environment,
    ROTUNDA_DATA: portal.service.settings.ROTUNDA_DATA,
    ROTUNDA_ROLES: 'message,data,partner,pages,portal,keep',
  })
})
after(async () => {
  if (skip !== false) return
  await elsewhere.stop()
  await portal.close()
})

const heading = async (page: Page) => (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''

/** Answers one question after the other, as its fields want it, until the answers can be checked. */
const answerQuestions = async (page: Page): Promise<void> => {
  while (!page.url().endsWith('/check')) {
    for (const field of await page.locator('main textarea, main input[type="text"]').all())
      if ((await field.getAttribute('name')) !== 'addresses')
        await field.fill(
          (await field.getAttribute('inputmode')) === 'numeric' ? '500' : 'Our readers ask for it.',
        )
    for (const field of await page.locator('main input[type="number"]').all()) await field.fill('500')
    const radio = page.locator('main input[type="radio"]').first()
    if ((await radio.count()) > 0) await radio.check()
    const { href } = new URL(page.url())
    await press(page, 'Save and continue')
    await page.waitForURL((url) => url.href !== href)
  }
}

const approve = async (page: Page, request: string, scopes: readonly string[]): Promise<void> => {
  await page.goto(`/review/requests/${request}/approve`)
  for (const box of await page.locator('main input[name="approve"]').all())
    await box.setChecked(scopes.includes(await box.inputValue()))
  await press(page, 'Approve the chosen scopes')
  await page.waitForURL((url) => url.pathname === `/review/requests/${request}`)
}

const ask = async (base: string, path: string, key: string) => {
  const response = await fetch(base + path, {
    headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
    signal: patience(),
  })
  // Answers of the API are JSON.
  return {
    status: response.status,
    body: (await response.json()) as { readonly code?: string; readonly terms_url?: string },
  }
}

const MEMBERS = '/api/partner/v1/members?limit=1'
const STAFF = '/api/partner/v1/staff-profiles?limit=1'

test('a partner comes in by the front door, and leaves by it', { skip }, async () => {
  const { service, base } = portal
  const page = await (await portal.visit()).newPage()
  await signInByCode(page, { service, mailbox: 'ada@society.example', next: '/portal' })

  await page.goto('/portal/organisations/new')
  await page.getByLabel('Name of the organisation').fill('Example Society')
  await page.getByLabel('Address of its website').fill('https://society.example')
  await press(page, 'Make the organisation')
  await page.waitForURL(/\/portal\/organisations\/org_\w+$/)
  const organisation = new URL(page.url()).pathname

  await page.goto(`${organisation}/requests`)
  await press(page, 'Begin a request')
  await page.waitForURL(/\/portal\/requests\/req_\w+\/scopes$/)
  for (const scope of ['members:read', 'staff:read', 'hearings:read'])
    await page.locator(`main input[value="${scope}"]`).check()
  await answerQuestions(page)
  await press(page, 'Submit the request')
  await page.waitForURL(/\/portal\/requests\/req_\w+$/)
  const request = new URL(page.url()).pathname.split('/').at(-1) ?? ''

  const [first, second] = [
    await enrolInBrowser(portal, 'first@rotunda.example'),
    await enrolInBrowser(portal, 'second@rotunda.example'),
  ]
  // Narrower than what was asked for.
  await approve(first, request, ['members:read', 'staff:read'])
  await page.reload()
  assert.doesNotMatch(await page.locator('main').innerText(), /is approved\b/)
  await second.goto(`/review/requests/${request}/second`)
  await press(second, 'Approve these scopes')
  await second.waitForURL((url) => url.pathname === `/review/requests/${request}`)

  const accept = async (version: string) => {
    await page.goto(`${organisation}/terms?version=${version}`)
    await page.locator('main input[name="accept"]').check()
    await press(page, 'Accept the terms')
    await page.waitForURL((url) => !url.search.includes('version'))
  }
  await accept('draft')

  await page.goto(`${organisation}/keys/new`)
  assert.equal(await page.locator('main input[value="hearings:read"]').count(), 0)
  await page.getByLabel('Name', { exact: true }).fill('Reader')
  for (const scope of ['members:read', 'staff:read'])
    await page.locator(`main input[value="${scope}"]`).check()
  await press(page, 'Issue the key')
  const key = /rtd_test_\w{49}/.exec(await page.locator('main').innerHTML())?.[0] ?? ''
  assert.notEqual(key, '')

  for (const path of [MEMBERS, STAFF])
    for (const one of [base, elsewhere.base]) assert.equal((await ask(one, path, key)).status, 200, path)
  assert.equal((await ask(base, '/api/partner/v1/meetings?limit=1', key)).body.code, 'scope_not_permitted')

  await waitUntil('the usage of the key on its page', async () => {
    await page.goto(`${organisation}/usage`)
    return (await page.locator('main').innerText()).includes('/api/partner/v1/members')
  })

  const at = await service.store.now()
  const text = Buffer.from('# Terms\n\nBe fair, and say where the data comes from.\n')
  await addTerms(service.access, { version: '2027-01', text, inForceAt: at, actor: 'test' }, at)
  const required = await waitUntil('the new terms to be required', async () => {
    const answer = await ask(elsewhere.base, MEMBERS, key)
    return answer.status === 403 ? answer : undefined
  })
  assert.deepEqual([required?.body.code, required?.body.terms_url], ['terms_required', '/terms/2027-01'])
  assert.equal((await ask(base, '/api/partner/v1/whoami', key)).status, 200)
  await accept('2027-01')
  await waitUntil(
    'the key to read again',
    async () => (await ask(elsewhere.base, MEMBERS, key)).status === 200,
  )

  await page.goto(`${organisation}/keys`)
  await page.getByRole('link', { name: 'Reader' }).first().click()
  await page
    .getByRole('link', { name: /revoke/i })
    .first()
    .click()
  await page.getByLabel('Name of the key').fill('Reader')
  await page.locator('main form button').click()
  await waitUntil(
    'the key to be closed elsewhere',
    async () => (await ask(elsewhere.base, MEMBERS, key)).status === 401,
  )
  assert.equal((await ask(base, MEMBERS, key)).status, 401)
  assert.notEqual(await heading(page), '')
})
