import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { AccessRequest, ListedGrant, OrganisationGrants, QueuedRequest } from '@rotunda/contract'
import { openMessageService } from '../../bin/testing.ts'
import { makeOrganisation, type PeopleTables } from '../../people/index.ts'
import { enrol, signIn, type Visited, type Visitor } from './testing.ts'

const service = await openMessageService()
after(() => service.close())

const ada = await signIn(service, 'ada@society.example')
const eve = await signIn(service, 'eve@elsewhere.example')
const first = await enrol(service, 'first@rotunda.example')
const second = await enrol(service, 'second@rotunda.example', 'operator')
const organisation = await foundBy(ada, 'Example Society')

async function foundBy(owner: Visitor, name: string): Promise<string> {
  const at = await service.store.now()
  const { id: person } = read(await owner.get('/me')) as { readonly id: string }
  const actor = { person, by: 'portal', address: '192.0.2.7' } as const
  return (await makeOrganisation(service.access, { name, site: 'https://society.example', actor }, at)).id
}

/** Data of an answer, which the visitor holds to its description. */
function read({ status, data, text }: Visited): unknown {
  assert.ok(status < 300, text)
  return data
}

type Changed = { readonly id: string; readonly state: string; readonly revision: number }

const changed = (answer: Visited) => read(answer) as Changed
const listed = (answer: Visited) => read(answer) as readonly QueuedRequest[]
const granted = (answer: Visited) => read(answer) as readonly ListedGrant[]

const ANSWERS = {
  scopes: [
    { scope: 'staff:read', reason: 'Readers look for the staff of an office.' },
    { scope: 'members:read', reason: 'Readers look for their members.' },
  ],
  purpose: 'A guide to the offices of Congress.',
  use: 'public',
  volume: 500,
  key_storage: 'In a secret store that two engineers can read.',
  staff_treatment: 'Names are shown for as long as the person holds the post.',
}

const begin = async (answers: object = ANSWERS): Promise<Changed> =>
  changed(await ada.post(`/organisations/${organisation}/requests`, { answers }))

const submit = async (answers?: object): Promise<Changed> => {
  const { id, revision } = await begin(answers)
  return changed(await ada.post(`/requests/${id}/submit`, { revision }))
}

test('a partner drafts, answers, submits, and reads the decision of two reviewers', async () => {
  const { id } = await begin({})
  const answered = changed(await ada.patch(`/requests/${id}`, { revision: 1, answers: ANSWERS }))
  assert.deepEqual(answered, { id, state: 'draft', revision: 2 })
  const submitted = changed(await ada.post(`/requests/${id}/submit`, { revision: 2 }))
  assert.equal(submitted.state, 'submitted')

  const review = `/review/requests/${id}`
  const asked = changed(await first.post(`${review}/ask-back`, { revision: 3, note: 'How long?' }))
  assert.equal(asked.state, 'asked_back')
  const again = changed(await ada.post(`/requests/${id}/submit`, { revision: 4, note: 'For two years.' }))
  const proposed = changed(
    await first.post(`${review}/approve`, {
      revision: again.revision,
      approve: [{ scope: 'staff:read', quotas: { day: 900 } }, { scope: 'members:read' }],
    }),
  )
  assert.equal(proposed.state, 'awaiting_second')
  assert.deepEqual(read(await ada.get(`/organisations/${organisation}/grants`)), [])
  const { revision } = proposed
  assert.equal((await first.post(`${review}/second`, { revision })).code, 'not_permitted')
  assert.equal(changed(await second.post(`${review}/second`, { revision })).state, 'approved')

  const grants = granted(await ada.get(`/organisations/${organisation}/grants`))
  assert.deepEqual(
    grants.map(({ scope, quotas }) => [scope, quotas]),
    [
      ['staff:read', { minute: 600, day: 900 }],
      ['members:read', { minute: 600, day: 100_000 }],
    ],
  )
  const shown = read(await ada.get(`/requests/${id}`)) as AccessRequest
  assert.deepEqual(
    shown.history.map(({ event, by }) => `${event} by ${by}`),
    [
      'answer by organisation',
      'submit by organisation',
      'ask_back by reviewer',
      'submit by organisation',
      'propose by reviewer',
      'second by reviewer',
    ],
  )
})

test('a reviewer narrows the grants of an organisation', async () => {
  const { id, revision } = await submit({ ...ANSWERS, scopes: ANSWERS.scopes.slice(1) })
  const approve = [{ scope: 'members:read' }]
  read(await first.post(`/review/requests/${id}/approve`, { revision, approve }))
  const order = { scopes: ['members:read'], quotas: { day: 5 }, note: 'Fewer are used.' }
  const answer = await first.post(`/review/organisations/${organisation}/narrow`, order)
  const narrowed = read(answer) as { readonly grants: readonly ListedGrant[] }
  const grant = narrowed.grants.find(({ scope }) => scope === 'members:read')
  assert.deepEqual(grant?.quotas, { minute: 600, day: 5 })
  const refused = await first.post(`/review/organisations/${organisation}/narrow`, { ...order, scopes: [] })
  assert.deepEqual([refused.code, refused.fields], ['invalid_fields', ['scopes']])
  const nowhere = await first.get('/review/organisations/org_00000000000000000000000000000000/grants')
  assert.equal(nowhere.code, 'not_found')
  const seen = await first.get(`/review/organisations/${organisation}/grants`)
  const shown = read(seen) as OrganisationGrants
  assert.equal(shown.organisation.name, 'Example Society')
})

test('a request that is not whole is refused field by field', async () => {
  const { id } = await begin({ scopes: [{ scope: 'messages:send', reason: '' }] })
  const { code, fields } = await ada.post(`/requests/${id}/submit`, { revision: 1 })
  assert.equal(code, 'invalid_fields')
  assert.deepEqual([...fields].sort(), [
    'key_storage',
    'messages_about',
    'messages_senders',
    'messages_volume',
    'purpose',
    'scopes.0.reason',
    'use',
    'volume',
  ])
})

test('a change of an older revision is refused', async () => {
  const { id } = await begin()
  read(await ada.patch(`/requests/${id}`, { revision: 1, answers: {} }))
  for (const late of [
    await ada.patch(`/requests/${id}`, { revision: 1, answers: ANSWERS }),
    await ada.post(`/requests/${id}/submit`, { revision: 1 }),
    await ada.post(`/requests/${id}/withdraw`, { revision: 1 }),
  ])
    assert.equal(late.code, 'changed_meanwhile')
})

test('a request is unknown to a stranger, and to a reviewer who asks as a member would', async () => {
  const { id, revision } = await submit()
  for (const visitor of [eve, first]) {
    for (const answer of [
      await visitor.get(`/requests/${id}`),
      await visitor.patch(`/requests/${id}`, { revision, answers: {} }),
      await visitor.post(`/requests/${id}/submit`, { revision }),
      await visitor.post(`/requests/${id}/withdraw`, { revision }),
      await visitor.get(`/organisations/${organisation}/requests`),
      await visitor.post(`/organisations/${organisation}/requests`, { answers: {} }),
      await visitor.get(`/organisations/${organisation}/grants`),
    ])
      assert.equal(answer.code, 'not_found', answer.text)
  }
})

test('nobody without the role reviews, and no reviewer without a passkey', async () => {
  const { id, revision } = await submit()
  const unproven = await signIn(service, 'first@rotunda.example')
  for (const [visitor, code] of [
    [ada, 'not_permitted'],
    [unproven, 'passkey_needed'],
  ] as const)
    for (const answer of [
      await visitor.get('/review/requests'),
      await visitor.get(`/review/requests/${id}`),
      await visitor.post(`/review/requests/${id}/ask-back`, { revision, note: 'Why?' }),
      await visitor.post(`/review/requests/${id}/approve`, { revision, approve: [] }),
      await visitor.post(`/review/requests/${id}/second`, { revision }),
      await visitor.post(`/review/requests/${id}/refuse`, { revision, reason: 'No.' }),
      await visitor.get(`/review/organisations/${organisation}/grants`),
      await visitor.post(`/review/organisations/${organisation}/narrow`, { scopes: [], note: 'No.' }),
    ])
      assert.equal(answer.code, code, answer.text)
})

test('a decision needs a passkey that was used in the last 15 minutes', async () => {
  const { id, revision } = await submit()
  const { id: person } = read(await first.get('/me')) as { readonly id: string }
  const usedBefore = async (minutes: number) => {
    const passkey_at = (await service.store.now()).getTime() - minutes * 60_000
    await service.store.write<PeopleTables, unknown>((trx) =>
      trx.updateTable('sessions').set({ passkey_at }).where('person', '=', person).execute(),
    )
  }
  const decisions = [
    [`/review/requests/${id}/ask-back`, { revision, note: 'Why?' }],
    [`/review/requests/${id}/approve`, { revision, approve: [] }],
    [`/review/requests/${id}/second`, { revision }],
    [`/review/requests/${id}/refuse`, { revision, reason: 'No.' }],
    [`/review/organisations/${organisation}/narrow`, { scopes: ['members:read'], note: 'No.' }],
  ] as const
  await usedBefore(16)
  for (const [path, body] of decisions)
    assert.equal((await first.post(path, body)).code, 'passkey_needed', path)
  assert.equal((read(await first.get(`/review/requests/${id}`)) as AccessRequest).state, 'submitted')
  await usedBefore(14)
  assert.equal(changed(await first.post(...decisions[0])).state, 'asked_back')
})

test('lists come in parts', async () => {
  const before = listed(await ada.get(`/organisations/${organisation}/requests`)).length
  const { id } = await submit()
  const all = listed(await ada.get(`/organisations/${organisation}/requests`))
  assert.equal(all.length, before + 1)
  assert.equal(all[0]?.id, id)
  const part = await ada.get(`/organisations/${organisation}/requests?limit=1&offset=1`)
  assert.deepEqual(listed(part), all.slice(1, 2))
  assert.deepEqual((part.json as { meta: object }).meta, { limit: 1, offset: 1, has_more: true })
  const waiting = listed(await first.get('/review/requests'))
  assert.ok(waiting.every(({ state }) => state === 'submitted' || state === 'awaiting_second'))
  assert.equal(waiting.at(-1)?.id, id)
})

test('a draft is its organisation’s own: no reviewer reads it before it was submitted', async () => {
  const [draft] = listed(await ada.get(`/organisations/${organisation}/requests?limit=200`)).filter(
    ({ state }) => state === 'draft',
  )
  assert.ok(draft)
  assert.deepEqual(listed(await first.get('/review/requests?state=draft&limit=200')), [])
  assert.equal((await first.get(`/review/requests/${draft.id}`)).status, 404)
})

test('a member withdraws a request, and a reviewer refuses one', async () => {
  const gone = await submit()
  const withdrawn = await ada.post(`/requests/${gone.id}/withdraw`, { revision: gone.revision })
  assert.equal(changed(withdrawn).state, 'withdrawn')
  const bad = await submit()
  const refusal = await first.post(`/review/requests/${bad.id}/refuse`, {
    revision: bad.revision,
    reason: ' ',
  })
  assert.deepEqual([refusal.code, refusal.fields], ['invalid_fields', ['reason']])
  const refused = await first.post(`/review/requests/${bad.id}/refuse`, {
    revision: bad.revision,
    reason: 'The purpose is too broad.',
  })
  assert.equal(changed(refused).state, 'refused')
  const late = await first.post(`/review/requests/${bad.id}/ask-back`, { revision: 3, note: 'Why?' })
  assert.equal(late.code, 'not_in_this_state')
})
