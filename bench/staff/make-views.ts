import type { StaffView } from '../../apps/service/src/collections/congress/staff/profiles/staff-view.ts'

/** Quarters that payrolls of the House have been published for since 2016. */
const QUARTERS = 40
const STAFF_OF_OFFICE = 18

/**
 * So many observations of persons who do not exist, the same ones each time: careers of some quarters in an office or more,
 * of names as unevenly common as real ones. `alike`: so many persons of a hundred have one and the same name.
 */
export function* makeViews(observations: number, alike = 0): Generator<StaffView, void, undefined> {
  const random = openRandom(7)
  const offices = Math.max(Math.ceil(observations / QUARTERS / STAFF_OF_OFFICE), 4)
  let made = 0
  for (let person = 0; made < observations; person += 1) {
    const name = random(100) < alike ? COMMON : makeName(random)
    let quarter = random(QUARTERS)
    let office = random(offices)
    let title = random(TITLES.length)
    const last = Math.min(quarter + 1 + random(16), QUARTERS)
    for (; quarter < last && made < observations; quarter += 1) {
      if (random(25) === 0) office = random(offices)
      if (random(12) === 0) title = random(TITLES.length)
      made += 1
      yield makeView(made, name, office, title, quarter)
    }
  }
}

type Random = (below: number) => number
type Name = { readonly last: string; readonly first: string; readonly middle: string | null }

const COMMON: Name = { last: 'SMITH', first: 'JOHN', middle: null }

/** The smaller a number, the likelier: names are so. */
const makeName = (random: Random): Name => ({
  last: spell(Math.floor(60_000 * (random(1_000_000) / 1_000_000) ** 2.6)),
  first: spell(900_000 + Math.floor(900 * (random(1_000_000) / 1_000_000) ** 2)),
  middle: random(100) < 72 ? String.fromCharCode(65 + random(26)) : null,
})

const spell = (number: number): string =>
  [...String(number + 100_000)].map((digit) => SYLLABLES[Number(digit)]).join('')
const SYLLABLES = 'BA DE KI LO MU NA RE SI TO VU'.split(' ')

const TITLES = [
  ['STAFF ASSISTANT', 'staff_assistant'],
  ['LEGISLATIVE CORRESPONDENT', 'legislative'],
  ['LEGISLATIVE ASSISTANT', 'legislative'],
  ['LEGISLATIVE DIRECTOR', 'legislative'],
  ['CHIEF OF STAFF', 'chief_of_staff'],
  ['SCHEDULER', 'scheduling'],
  ['PRESS SECRETARY', 'communications'],
  ['CASEWORKER', 'constituent_services'],
  ['COUNSEL', 'counsel'],
  ['PROFESSIONAL STAFF MEMBER', 'professional_staff'],
  ['SHARED EMPLOYEE', 'other'],
] as const

const makeView = (made: number, name: Name, office: number, place: number, quarter: number): StaffView => {
  const [title, titleClass] = TITLES[place] ?? TITLES[0]
  const year = 2016 + Math.floor(quarter / 4)
  const [start, end] = DAYS[quarter % 4] ?? DAYS[0]
  const member = `M${String(office).padStart(6, '0')}`
  return {
    id: `sob-${String(made).padStart(16, '0')}`,
    name: { ...name, suffix: null },
    nameRaw: `${name.last} ${name.first} ${name.middle ?? ''}`,
    chamber: 'House',
    office: `ofc_house_${member}`,
    member,
    party: office % 2 === 0 ? 'Democrat' : 'Republican',
    state: STATES[office % STATES.length] ?? null,
    title,
    titleClass,
    flags: title === 'SHARED EMPLOYEE' ? ['shared'] : [],
    start: `${year}-${start}`,
    end: `${year}-${end}`,
    everyDay: true,
    firstSeen: `${year + 1}-01-01T00:00:00.000Z`,
  }
}

const DAYS = [
  ['01-03', '03-31'],
  ['04-01', '06-30'],
  ['07-01', '09-30'],
  ['10-01', '12-31'],
] as const
const STATES = 'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO'.split(' ')

const openRandom = (seed: number): Random => {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    const mixed = Math.imul(state ^ (state >>> 15), 0x85ebca6b)
    return Math.floor((((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32) * below)
  }
}
