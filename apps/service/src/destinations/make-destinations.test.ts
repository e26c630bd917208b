import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { Refusal } from '../platform/index.ts'
import { openTestSqlite, type TestStore } from '../platform/store/testing.ts'
import type { DocketDestination } from './destination.ts'
import { documentsMigration } from './documents.ts'
import { makeDestinations, type Destinations } from './make-destinations.ts'
import { makeOfficeLists } from './office-lists.ts'
import type { Roster } from './roster.ts'
import { makeRosterStore } from './roster-store.ts'
import { makeSampleRoster } from './sample-roster.ts'
import { SEATS } from './seats.ts'

const clock = () => new Date('2026-06-15T12:00:00Z')
const sample = makeSampleRoster()
const memberOf = (officeCode: string) =>
  sample.members.find((member) => member.officeCode === officeCode) ?? assert.fail(officeCode)

const docket: DocketDestination = {
  kind: 'docket',
  docketId: 'EPA-HQ-OAR-2021-0317',
  documentId: 'EPA-HQ-OAR-2021-0317-0001',
  otherDocumentIds: [],
  agencyId: 'EPA',
  closesAt: null,
  categories: [],
}

const listed = (chamber: 'house' | 'senate') =>
  SEATS.filter((seat) => seat.chamber === chamber).map(({ officeCode }) => officeCode)
const UNLISTED = ['HCA02', 'HMN03', 'SNY03', 'SDE02']

const stores: TestStore[] = []
/** Destinations over a fresh database; `house` and `senate` are the gateways' lists, absent where never given. */
const open = async (
  lists: { house?: string[]; senate?: string[] },
  roster: Roster = sample,
): Promise<Destinations> => {
  const store = await openTestSqlite([documentsMigration], clock)
  stores.push(store)
  const officeLists = makeOfficeLists({ store, clock })
  const listed = (codes: string[]) => ({ codes, source: 'gateway.example', retrievedAt: clock() })
  if (lists.house) await officeLists.saveOffices('house-cwc', listed(lists.house))
  if (lists.senate) await officeLists.saveOffices('senate-cwc', listed(lists.senate))
  const rosterStore = makeRosterStore({ store, clock, sample: roster })
  return makeDestinations({ rosterStore, officeLists, clock, resolveDocket: () => Promise.resolve(docket) })
}

let all: Destinations
before(async () => {
  const mostOf = (chamber: 'house' | 'senate') => listed(chamber).filter((code) => !UNLISTED.includes(code))
  all = await open({ house: mostOf('house'), senate: mostOf('senate') })
})
after(() => Promise.all(stores.map((store) => store.destroy())))

const reasonFor = async (raw: unknown, from = all, code = 'invalid_message'): Promise<string> => {
  try {
    await from.resolveDestination(raw, 'Example Society')
  } catch (cause) {
    assert.ok(cause instanceof Refusal)
    assert.equal(cause.code, code)
    return cause.message
  }
  return assert.fail('it was resolved')
}

test('a person’s code leads to the office of the seat that the person holds, in either chamber', async () => {
  const house = memberOf('HCA12')
  assert.deepEqual(await all.resolveDestination(house.code, 'Example Society'), {
    kind: 'house',
    officeCode: 'HCA12',
    state: 'CA',
    memberName: house.name,
  })
  const senator = memberOf('SNY01')
  assert.deepEqual(await all.resolveDestination(senator.code, 'Example Society'), {
    kind: 'senate',
    officeCode: 'SNY01',
    state: 'NY',
    memberName: senator.name,
  })
})

test('a seat leads to the same office as its holder, at large and delegates included', async () => {
  for (const code of ['HCA12', 'HAK00', 'HDC00', 'HPR00', 'HGU00', 'HVI00', 'HMP00']) {
    assert.deepEqual(
      await all.resolveDestination(code, 'Example Society'),
      await all.resolveDestination(memberOf(code).code, 'Example Society'),
    )
  }
})

test('American Samoa goes out as HAQ00 with the State AS, however it was written', async () => {
  for (const code of ['HAS00', 'HAQ00']) {
    const { name: memberName } = memberOf('HAQ00')
    const destination = { kind: 'house', officeCode: 'HAQ00', state: 'AS', memberName }
    assert.deepEqual(await all.resolveDestination(code, 'Example Society'), destination)
  }
})

test('a gateway that lists American Samoa under its own letters is written to in that way', async () => {
  const destination = await (await open({ house: ['HAS00'] })).resolveDestination('HAS00', 'Example Society')
  assert.ok(destination.kind === 'house' && destination.officeCode === 'HAS00')
})

test('a person’s message may go to its office under either code of the gateway, and to no office of another', async () => {
  const { code } = memberOf('HAQ00')
  const at = (officeCode: string) =>
    all.findDeparture(code, { kind: 'house', officeCode, state: 'AS', memberName: null })
  assert.deepEqual([await at('HAQ00'), await at('HAS00')], [undefined, undefined])
  assert.match((await at('HGU00')) ?? '', /now holds .* and the message was accepted for the office HGU00/)
  const [left] = sample.former
  const office = { kind: 'house', officeCode: 'HGA05', state: 'GA', memberName: null } as const
  assert.equal(await all.findDeparture(left?.code, office), await reasonFor(left?.code))
  assert.equal(await all.findDeparture('HGA05', office), undefined)
})

test('a docket is left to the resolver of dockets', async () => {
  assert.equal(await all.resolveDestination('EPA-HQ-OAR-2021-0317', 'Example Society'), docket)
})

test('a code of nobody is refused with the place of the codes', async () => {
  assert.match(
    await reasonFor(412345),
    /not the code of any legislator in the list of 2026-01-05.*\/api\/legislators/,
  )
})

test('a person who left is named with the last seat and with who holds it now', async () => {
  const [toVacant, , , , toHeld] = sample.former
  assert.match(
    await reasonFor(toHeld?.code),
    /is no longer serving.*California’s district 12, now held by .* \(destination_id 9000\d\d\)/,
  )
  assert.match(
    await reasonFor(toVacant?.code),
    /is no longer serving.*Georgia’s district 5, vacant in the list of /,
  )
})

test('a vacant seat is delivered where the gateway keeps its office open, and refused as vacant where not', async () => {
  const destination = { kind: 'house', officeCode: 'HGA05', state: 'GA', memberName: null }
  assert.deepEqual(await all.resolveDestination('HGA05', 'Example Society'), destination)
  assert.match(await reasonFor('HMN03'), /the House seat of Minnesota’s district 3: it is vacant/)
})

test('a district that does not exist is refused with the highest one', async () => {
  assert.match(await reasonFor('HCA53'), /numbered 01 to 52.*"HCA52"/)
  assert.match(await reasonFor('HCA00'), /numbered 01 to 52/)
})

test('an at-large State written with a district is refused with the right code', async () => {
  assert.match(await reasonFor('HAK01'), /Alaska has one House seat, elected at large. Write "HAK00"/)
  assert.match(await reasonFor('HAS01'), /Write "HAS00"/)
})

test('a district that only the gateway knows is taken from the gateway', async () => {
  const destination = { kind: 'house', officeCode: 'HTX39', state: 'TX', memberName: null }
  assert.deepEqual(
    await (await open({ house: ['HTX39'] })).resolveDestination('HTX39', 'Example Society'),
    destination,
  )
})

test('an office that takes no electronic delivery is refused with its own web form', async () => {
  assert.match(
    await reasonFor('HCA02'),
    /does not take electronic delivery.*https:\/\/www.example.org\/offices\/HCA02\/contact/,
  )
  assert.match(await reasonFor(memberOf('SNY03').code), /New York in class 3.*SNY03\/contact/)
})

test('before a gateway has given its list nothing is claimed about its offices', async () => {
  const houseOnly = await open({ house: listed('house') })
  assert.match(
    await reasonFor(memberOf('SNY01').code, houseOnly, 'unavailable'),
    /has not yet loaded the list of offices that the Senate/,
  )
  assert.equal((await houseOnly.resolveDestination('HCA12', 'Example Society')).kind, 'house')
  assert.match(
    await reasonFor('HCA12', await open({}), 'unavailable'),
    /has not yet loaded the list of offices that the House/,
  )
})

test('after the end of a term its person is not assumed to have been elected again', async () => {
  const members = sample.members.map((member) => ({ ...member, termEnds: '2026-06-14' }))
  const late = await open({ house: listed('house'), senate: listed('senate') }, { ...sample, members })
  assert.match(
    await reasonFor(memberOf('HCA12').code, late),
    /ended on 2026-06-14.*Send to the seat \("HCA12"\)/,
  )
  assert.match(await reasonFor(memberOf('SNY01').code, late), /ended on 2026-06-14/)
  const destination = { kind: 'house', officeCode: 'HCA12', state: 'CA', memberName: null }
  assert.deepEqual(await late.resolveDestination('HCA12', 'Example Society'), destination)
})

test('any destination is resolved or refused', async () => {
  const nearly = fc.stringMatching(/^H[A-Z]{2}\d\d$/)
  const code = fc.integer({ min: 900_000, max: 900_950 })
  await fc.assert(
    fc.asyncProperty(fc.oneof(nearly, code, fc.jsonValue()), async (raw) => {
      const outcome = await all.resolveDestination(raw, 'Example Society').catch((cause: unknown) => cause)
      assert.ok(outcome instanceof Refusal || (outcome instanceof Object && 'kind' in outcome))
    }),
    { numRuns: 300 },
  )
})
