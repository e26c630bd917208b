import assert from 'node:assert/strict'
import {
  makeSoftwarePasskey,
  type PasskeyOptions,
} from '../../apps/service/src/http/portal/testing/software-passkey.ts'
import { patience } from '../../apps/service/src/platform/testing.ts'

/** Code that `people invite` prints. */
const ENROLMENT_CODE = /(?:[0-9A-Z]{4}-){5}[0-9A-Z]{4}/

/**
 * Signs a person in to a running sandbox, and enrols them with the code of an invitation and a passkey, as their browser
 * would at `/portal/enrol`.
 */
export const enrol = async (origin: string, mailbox: string, printed: string): Promise<void> => {
  const [code] = ENROLMENT_CODE.exec(printed) ?? []
  assert.ok(code, printed)
  const ask = makeBrowser(origin)
  await ask('/sign-in', { mailbox })
  await ask('/sign-in/code', { mailbox, code: await readNewestCode(origin, mailbox) })
  const options = await ask('/enrolment/options', { code })
  // The answer of the API to a right code.
  const response = makeSoftwarePasskey(origin).create(options as PasskeyOptions)
  await ask('/passkeys', { name: 'Laptop', response })
}

/** Sends changes to the API of the portal, with the cookies of earlier answers. */
const makeBrowser = (origin: string) => {
  const cookies = new Map<string, string>()
  return async (path: string, body: object): Promise<unknown> => {
    const response = await fetch(`${origin}/api/portal/v1${path}`, {
      method: 'POST',
      headers: {
        origin,
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: JSON.stringify(body),
      signal: patience(),
    })
    const text = await response.text()
    assert.ok(response.ok, `${path} was answered ${text}`)
    for (const cookie of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    // Each answer of the API has its contents in `data`.
    return (JSON.parse(text) as { readonly data: unknown }).data
  }
}

type Listed = { readonly data: readonly { readonly id: string; readonly mailbox: string }[] }

const readNewestCode = async (origin: string, mailbox: string): Promise<string> => {
  const list = await fetch(`${origin}/api/sandbox/mail`, { signal: patience() })
  // The list of a sandbox.
  const { data } = (await list.json()) as Listed
  const mail = data.find((one) => one.mailbox === mailbox)
  const read = await fetch(`${origin}/api/sandbox/mail/${mail?.id ?? ''}`, { signal: patience() })
  return /\d{4} \d{4}/.exec(await read.text())?.[0] ?? ''
}
