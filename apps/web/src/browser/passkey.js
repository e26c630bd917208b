// Passkeys need a script: the browser asks for the PIN or fingerprint. Without it this part of the page stays hidden.
const BASE = '/api/portal/v1'

const post = async (path, body) => {
  const response = await fetch(BASE + path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.detail)
  return answer.data
}

/** Browser's own question, by the options of the service. */
const create = async (options) => {
  const publicKey = window.PublicKeyCredential.parseCreationOptionsFromJSON(options)
  return (await navigator.credentials.create({ publicKey })).toJSON()
}

const get = async (options) => {
  const publicKey = window.PublicKeyCredential.parseRequestOptionsFromJSON(options)
  return (await navigator.credentials.get({ publicKey })).toJSON()
}

const valueOf = (part, name) => part.querySelector(`[name="${name}"]`)?.value ?? ''

const ACTIONS = {
  'sign-in': async () =>
    post('/sign-in/passkey', { response: await get(await post('/sign-in/passkey/options')) }),
  add: async (part) =>
    post('/passkeys', {
      name: valueOf(part, 'name'),
      response: await create(await post('/passkeys/options')),
    }),
  enrol: async (part) =>
    post('/passkeys', {
      name: valueOf(part, 'name'),
      response: await create(await post('/enrolment/options', { code: valueOf(part, 'code') })),
    }),
}

const explain = (fault) =>
  fault.name === 'NotAllowedError' ? 'The passkey was not used. Try again.' : fault.message

for (const part of document.querySelectorAll('[data-passkey]')) {
  if (!('PublicKeyCredential' in window)) continue
  part.hidden = false
  const status = part.querySelector('[role="status"]')
  part.querySelector('button').addEventListener('click', async () => {
    status.textContent = 'Your browser asks for the passkey.'
    try {
      await ACTIONS[part.dataset.passkey](part)
      location.assign(part.dataset.next)
    } catch (fault) {
      status.textContent = explain(fault)
    }
  })
}
