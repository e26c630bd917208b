import { makeRandom } from '../random.ts'

const ANIMALS = [
  'Heron',
  'Otter',
  'Badger',
  'Falcon',
  'Marten',
  'Plover',
  'Lynx',
  'Curlew',
  'Beaver',
  'Osprey',
]
const TRADES = ['Strategies', 'Advisors', 'Partners', 'Policy Group', 'Public Affairs', 'Counsel']
const GOODS = [
  'Ferries',
  'Bricks',
  'Orchards',
  'Turbines',
  'Libraries',
  'Pumps',
  'Seeds',
  'Bicycles',
  'Lenses',
]
const FORMS = ['Company', 'Association', 'Cooperative', 'University', 'County Council']

/** A fictional registrant. `contact_telephone` is a number that is reserved for fiction. */
export const makeRegistrant = (seed: number, number: number) => {
  const random = makeRandom(seed, 1, number)
  const id = 400_000_000 + number
  return {
    id,
    url: `https://lda.example/api/v1/registrants/${id}/`,
    house_registrant_id: random.chance(80) ? 30_000 + number : null,
    name: `SAMPLE ${random.pick(ANIMALS)} ${random.pick(TRADES)} ${number}`.toUpperCase(),
    description: random.chance(70) ? 'Government relations' : null,
    address_1: '1 Sample Street',
    address_2: random.chance(50) ? `Suite ${random.int(900)}` : null,
    address_3: null,
    address_4: null,
    city: 'Washington',
    state: 'DC',
    state_display: 'District of Columbia',
    zip: '00000',
    country: 'US',
    country_display: 'United States of America',
    ppb_country: 'US',
    ppb_country_display: 'United States of America',
    contact_name: 'SAMPLE CONTACT',
    contact_telephone: '+1 202-555-0100',
    dt_updated: '2026-01-15T12:00:00.123456-05:00',
  }
}

/** A fictional client. The same company has another id with each of its registrants. */
export const makeClient = (seed: number, number: number, self: string | undefined) => {
  const random = makeRandom(seed, 2, number)
  const id = 200_000 + number
  return {
    id,
    url: `https://lda.example/api/v1/clients/${id}/`,
    client_id: 1 + random.int(60),
    name: self ?? `EXAMPLE ${random.pick(GOODS)} ${random.pick(FORMS)} ${random.int(2_000)}`.toUpperCase(),
    general_description: random.chance(60)
      ? 'Makes and sells invented goods, and speaks for those who do.'
      : null,
    client_government_entity: random.chance(5),
    client_self_select: self === undefined ? null : true,
    state: random.pick(['DC', 'VA', 'TX', 'OH', 'CA']),
    state_display: null,
    country: random.chance(90) ? 'US' : '',
    country_display: random.chance(90) ? 'United States of America' : '* Undetermined',
    ppb_state: random.chance(50) ? 'TX' : null,
    ppb_state_display: null,
    ppb_country: 'US',
    ppb_country_display: 'United States of America',
    effective_date: `20${String(10 + random.int(15))}-0${1 + random.int(9)}-15`,
  }
}
