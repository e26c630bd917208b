// Passkeys need a script: the browser asks for the PIN or fingerprint. Without it this part of the page stays hidden.
const BASE = '/api/portal/v1'
const AGAIN = 'Try again in a minute.'

const post = async (path, body) => {
  const response = await fetch(BASE + path, {
    method: 'POST',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Error(`The service cannot be reached. ${AGAIN}`)
  })
  // A proxy in between answers with a page of its own.
  const answer = await response.json().catch(() => null)
  if (answer === null)
    throw new Error(`The service gave no answer that can be read (${response.status}). ${AGAIN}`)
  if (!response.ok) throw new Error(answer.errors?.map(({ detail }) => detail).join(' ') || answer.detail)
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

/** The device keeps a passkey that the service refuses, so an empty field is found before one is made. */
const demandFields = (part) => {
  for (const field of part.querySelectorAll('input')) {
    if (field.value.trim() !== '') continue
    field.focus()
    throw new Error(`Fill in “${field.labels[0].textContent}” first.`)
  }
}

const EXPLAINED = {
  NotAllowedError: 'The passkey was not used. Try again.',
  InvalidStateError: 'This device has a passkey of yours already.',
}

const explain = ({ name, message }) => EXPLAINED[name] ?? message

for (const part of document.querySelectorAll('[data-passkey]')) {
  if (!('PublicKeyCredential' in window)) continue
  part.hidden = false
  const status = part.querySelector('[role="status"]')
  part.querySelector('button').addEventListener('click', async () => {
    try {
      demandFields(part)
      status.textContent = 'Your browser asks for the passkey.'
      await ACTIONS[part.dataset.passkey](part)
      location.assign(part.dataset.next)
    } catch (fault) {
      status.textContent = explain(fault)
    }
  })
}
