import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { openTestService, type TestService } from '../../apps/service/src/bin/testing.ts'
import { makeVisitor } from '../../apps/service/src/http/portal/testing.ts'
import { makeEnrolment } from '../../apps/service/src/people/index.ts'
import { WAIT_MILLISECONDS } from '../../apps/service/src/platform/testing.ts'
import { addDevice, signInByCode } from '../portal/testing/enrol-in-browser.ts'
import { audit, EVERYTHING } from './testing/audit.ts'
import { browserIsMissing, openBrowser } from './testing/open-browser.ts'

const skip = browserIsMissing()
const MAILBOX = 'rita@example.org'

let service: TestService
let browser: Browser
let base: string
before(async () => {
  if (skip !== false) return
  browser = await openBrowser()
  service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  const { port } = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  base = `http://localhost:${port}`
})
after(async () => {
  if (skip !== false) return
  await browser.close()
  await service.close()
})

const visit = async (javaScriptEnabled = true): Promise<{ context: BrowserContext; page: Page }> => {
  const context = await browser.newContext({ baseURL: base, bypassCSP: true, javaScriptEnabled })
  context.setDefaultTimeout(WAIT_MILLISECONDS)
  return { context, page: await context.newPage() }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()

const cookieOf = async (context: BrowserContext): Promise<string> =>
  (await context.cookies()).find(({ name }) => name === 'rotunda')?.value ?? ''

test(
  'a reviewer enrols by a code, signs out, and signs in by the passkey; the cookie from before is worth nothing',
  {
    skip,
  },
  async () => {
    const { context, page } = await visit()
    await addDevice(context, page)
    const at = await service.store.now()
    const { code } = await makeEnrolment(
      service.access,
      { mailbox: MAILBOX, role: 'reviewer', actor: 'test' },
      at,
    )
    await signInByCode(page, { service, mailbox: MAILBOX, next: '/portal/enrol' })
    const planted = await cookieOf(context)
    await page.getByLabel('Enrolment code').fill(code.toLowerCase())
    await page.getByLabel('Name of the passkey').fill('Laptop')
    await page.getByRole('button', { name: 'Enrol with a passkey' }).click()
    await page.waitForURL(base + '/portal')
    const old = makeVisitor(service)
    old.cookies.set('rotunda', planted)
    assert.equal((await old.get('/me')).code, 'sign_in_needed')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.waitForURL(base + '/portal/sign-in')
    await page.goto('/portal/passkey?next=/portal/passkeys')
    await page.getByRole('button', { name: 'Use your passkey' }).click()
    await page.waitForURL(base + '/portal/passkeys')
    assert.match(await page.locator('table').innerText(), /Laptop/)
    for (const path of [
      '/portal',
      '/portal/passkeys',
      '/portal/passkey',
      '/portal/enrol',
      '/portal/sessions',
    ]) {
      await page.goto(path)
      assert.deepEqual((await audit(page, EVERYTHING)).violations, [], path)
    }
    await context.close()
  },
)

test('a session by code is raised by the passkey, and its own cookie ends', { skip }, async () => {
  const { context, page } = await visit()
  await addDevice(context, page)
  await signInByCode(page, { service, mailbox: 'ruth@example.org', next: '/portal/passkeys' })
  await page.getByLabel('Name of the passkey').fill('Phone')
  const before = await cookieOf(context)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('rowheader', { name: 'Phone' }).waitFor()
  assert.notEqual(await cookieOf(context), before)
  await context.close()
})

test(
  'a passkey without a name is not made, and an answer that is no JSON is explained',
  { skip },
  async () => {
    const { context, page } = await visit()
    await addDevice(context, page)
    await signInByCode(page, { service, mailbox: 'nora@example.org', next: '/portal/passkeys' })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    const add = page.getByRole('button', { name: 'Add a passkey' })
    const name = page.getByLabel('Name of the passkey')
    for (const empty of ['', '   ']) {
      await name.fill(empty)
      await add.click()
      await page.getByText('Fill in “Name of the passkey” first.').waitFor()
    }
    assert.deepEqual(asked, [])
    assert.equal(await name.evaluate((field) => field.matches(':focus')), true)
    await name.fill('Phone')
    await page.route('**/passkeys/options', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    )
    await add.click()
    await page.getByText('The service gave no answer that can be read (502).').waitFor()
    await page.unroute('**/passkeys/options')
    await page.route('**/passkeys/options', (route) => route.abort())
    await add.click()
    await page.getByText('The service cannot be reached.').waitFor()
    await page.unroute('**/passkeys/options')
    await add.click()
    await page.getByRole('rowheader', { name: 'Phone' }).waitFor()
    await context.close()
  },
)

test('without JavaScript the page of a passkey says what to do', { skip }, async () => {
  const { context, page } = await visit(false)
  await page.goto('/portal/passkey?next=/review')
  assert.equal(await heading(page), 'Use your passkey')
  assert.equal(await page.getByRole('button', { name: 'Use your passkey' }).isVisible(), false)
  assert.equal(await page.getByText('If you see no button here').isVisible(), true)
  assert.equal(await page.getByRole('link', { name: 'enters the code' }).isVisible(), true)
  await context.close()
})

test(
  'at an address that is a number the page says that passkeys are refused, and where they work',
  { skip },
  async () => {
    const { app } = service
    const { statusCode, body } = await app.inject({
      url: '/portal/passkey',
      headers: { host: '192.0.2.7:8080' },
    })
    assert.equal(statusCode, 200)
    assert.match(body, /Passkeys do not work at this address/)
    assert.match(body, /href="http:\/\/localhost:8080\/portal"/)
    assert.doesNotMatch(body, /data-passkey/)
  },
)
