import { makeRandom, type Random } from '../random.ts'
import {
  CITIES,
  COUNTRY_TEXTS,
  DOCUMENT_TYPES,
  FIRMS,
  FIRST_NAMES,
  LAST_NAMES,
  PRINCIPALS,
  STATES,
} from './fara-words.ts'

export type FaraSizes = {
  readonly registrants: number
  readonly principals: number
  readonly shortForms: number
  readonly documents: number
}

type RecordNeeds = {
  readonly seed: number
  readonly count: number
  readonly registrants: number
  /** Edition: a later one has changes. */
  readonly edition: number
}

/** In a whole edition, some 8 of 100 registrations are open. */
const OPEN_PERCENT = 8
/** One in so many records has a fault or changes from edition to edition. */
const SELDOM = 97

type Registrant = { readonly number: string; readonly name: string; readonly registered: string }

/** The registrant of this place, the same in every file and edition. */
const makeRegistrant = (seed: number, place: number): Registrant => {
  const random = makeRandom(seed, 11, place)
  return {
    number: String(place + 1),
    name: `${random.pick(FIRMS)} ${place + 1}`,
    registered: makeDay(random, 1942, 2020),
  }
}

export function* makeRegistrants({ seed, count, edition }: RecordNeeds): Generator<readonly string[]> {
  for (let place = 0; place < count; place += 1) {
    const { number, name, registered } = makeRegistrant(seed, place)
    const random = makeRandom(seed, 12, place)
    const isOpen = random.chance(OPEN_PERCENT) && !(edition > 1 && place % SELDOM === 5)
    const terminated = isOpen ? '' : place % SELDOM === 1 ? registered : makeDay(random, 2021, 2024)
    const address = ['1 Invented Street', 'Suite 100', random.pick(CITIES), random.pick(STATES), ' 20001']
    const business = place % SELDOM === 2 ? `The "Sample" Service of ${name}` : ''
    yield [number, registered, terminated, name, business, ...address]
    // One registration ends twice.
    if (place === 6) yield [number, registered, registered, name, business, ...address]
  }
}

export function* makePrincipals({
  seed,
  count,
  registrants,
  edition,
}: RecordNeeds): Generator<readonly string[]> {
  for (let place = 0; place < count; place += 1) {
    // A new edition has principals that the one before has not, and lacks others.
    if (edition === 1 ? place % SELDOM === 7 : place % SELDOM === 8) continue
    const random = makeRandom(seed, 13, place)
    const { number, name: registrant, registered } = makeRegistrant(seed, place % registrants)
    const terminated = random.chance(5)
      ? ''
      : place % SELDOM === 3
        ? '01/01/1942'
        : makeDay(random, 2021, 2024)
    const name = nameOf(place, `${random.pick(PRINCIPALS)} ${place + 1}`)
    const country = place < COUNTRY_TEXTS.length ? COUNTRY_TEXTS[place] : random.pick(COUNTRY_TEXTS)
    const address = [
      '2 Fictional Avenue, Floor 3',
      place % SELDOM === 4 ? 'Wing\r\r\nEast' : '',
      'Sampleville 999',
      '',
      '',
    ]
    yield [terminated, name, registered, country ?? '', number, registered, registrant, ...address]
  }
}

/** Names with quotes that are not doubled, doubled, and curly. */
const nameOf = (place: number, name: string): string => {
  const faults = [`${name} (the "Sample")`, `"${name}"`, `${name}, ""Example"", Ltd.`, `${name} “curly”`]
  return faults[place % SELDOM] ?? name
}

export function* makeShortForms({ seed, count, registrants }: RecordNeeds): Generator<readonly string[]> {
  for (let place = 0; place < count; place += 1) {
    const random = makeRandom(seed, 14, place)
    const { number, name, registered } = makeRegistrant(seed, random.int(registrants))
    const terminated = random.chance(10) ? '' : makeDay(random, 2021, 2024)
    // No name of a person has a number.
    const letters = String(place).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))
    const last = place % SELDOM === 1 ? '' : `${random.pick(LAST_NAMES)}-${letters}`
    const address = ['3 Made-up Road', 'Apt 9', random.pick(CITIES), random.pick(STATES), '00000-0000']
    yield [terminated, registered, last, random.pick(FIRST_NAMES), number, registered, name, ...address]
  }
}

export function* makeDocuments({ seed, count, registrants }: RecordNeeds): Generator<readonly string[]> {
  for (let place = 0; place < count; place += 1) {
    // Every so often a record is there twice.
    const own = place % SELDOM === 9 ? place - 1 : place
    const random = makeRandom(seed, 15, own)
    const { number, name } = makeRegistrant(seed, random.int(registrants))
    const type = random.pick(DOCUMENT_TYPES)
    const stamped = own === 4 ? '11/16/0200' : makeDay(random, 1995, 2024)
    const [month = '', day = '', year = ''] = stamped.split('/')
    const isInOffice = random.chance(18)
    const url = isInOffice
      ? 'Available-FARA-Public-Office'
      : `https://efile.fara.gov/docs/${number}-${type.replaceAll(' ', '-')}-${year}${month}${day}-${own}.pdf`
    const person = type === 'Short-Form' ? `${random.pick(LAST_NAMES)}, ${random.pick(FIRST_NAMES)}` : ''
    const principal = type === 'Exhibit AB' ? random.pick(PRINCIPALS) : ''
    const country = type === 'Exhibit AB' ? random.pick(COUNTRY_TEXTS) : ''
    yield [stamped, name, number, type, person, principal, country, url]
  }
}

const makeDay = (random: Random, first: number, last: number): string => {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${two(random.int(12) + 1)}/${two(random.int(28) + 1)}/${first + random.int(last - first + 1)}`
}
