import { get, makeRandom } from '../../random.ts'

/** A fictional person, as payrolls of one time have the person. */
export type SampleStaffer = {
  readonly last: string
  readonly first: string
  readonly middle: string | null
  readonly suffix: string | null
  readonly title: string
  readonly isIntern: boolean
  /** Cents of pay for each day. */
  readonly daily: number
  /** Overtime or other compensation in this quarter. */
  readonly extra: 'OVERTIME' | 'OTHER COMPENSATION' | null
  /** Whether earlier pay is corrected. */
  readonly isCorrected: boolean
}

/**
 * Makes one of any number of staff, in a half-year (0, 1, …). The same seed and number give the same person: many share
 * a surname, some a whole name, some change theirs by marriage, and some change their title.
 */
export const makeSampleStaffer = (seed: number, number: number, time: number): SampleStaffer => {
  const random = makeRandom(seed, 41, number)
  // A homonym has the name of the previous person, but another life.
  const named =
    random.chance(1) && number > 0 ? makeRandom(seed, 41, number - 1, 1) : makeRandom(seed, 41, number, 1)
  const name = makeName(named)
  const isIntern = random.chance(12)
  const marries = random.chance(1)
  const rises = random.chance(6)
  const rank = random.int(TITLES.length)
  const now = makeRandom(seed, 43, number, time)
  return {
    ...name,
    last: marries && time > 0 ? `${name.last} ${makeSurname(makeRandom(seed, 44, number))}` : name.last,
    title: isIntern ? 'PAID INTERN' : get(TITLES, rises && time > 0 ? (rank + 1) % TITLES.length : rank),
    isIntern,
    daily: isIntern ? 6_000 + random.int(2_000) : 12_000 + random.int(40_000),
    extra: now.chance(4) ? 'OVERTIME' : now.chance(3) ? 'OTHER COMPENSATION' : null,
    isCorrected: now.chance(1),
  }
}

type Random = ReturnType<typeof makeRandom>

const makeName = (random: Random) => ({
  last: makeSurname(random),
  first: get(FIRST, random.int(FIRST.length)),
  middle: random.chance(72) ? String.fromCharCode(65 + random.int(26)) : null,
  suffix: random.chance(2) ? random.pick(['JR', 'II', 'III']) : null,
})

/** Makes a surname. A third of the people have a common one; the others have one of many thousands. */
const makeSurname = (random: Random): string =>
  random.chance(33)
    ? random.pick(COMMON)
    : random.pick(BEGINNINGS) + random.pick(MIDDLES) + random.pick(MIDDLES) + random.pick(ENDINGS)

const COMMON = 'SMITH JOHNSON WILLIAMS BROWN JONES GARCIA MILLER DAVIS MARTINEZ WILSON LEE CLARK'.split(' ')
const BEGINNINGS =
  'BAR CAL DOR EBER FAL GRA HOL ISEN JOR KEL LOR MER NOR OAK PEL QUIL RAN SAL TOR UL VAN WES'.split(' ')
const MIDDLES = 'A E I O AN EN IN ON AR ER'.split(' ')
const ENDINGS = 'BERG BY DALE FIELD FORD LEY MAN MORE SON STEIN TON WELL WOOD WORTH'.split(' ')
const FIRST =
  'JAMES MARY JOHN ANNA ROBERT EMMA DAVID SARAH DANIEL LAURA PETER JULIA SEAN GRACE OMAR LEILA JOSE MARIA CHEN PRIYA RYAN EMILY TYLER MEGAN LUCAS HANNAH AARON NAOMI VICTOR ELENA'.split(
    ' ',
  )
/** Titles. Some are longer than the House prints. */
const TITLES = [
  'STAFF ASSISTANT',
  'LEGISLATIVE CORRESPONDENT',
  'LEGISLATIVE ASSISTANT',
  'SENIOR LEGISLATIVE ASSISTANT',
  'LEGISLATIVE DIRECTOR',
  'DEPUTY CHIEF OF STAFF',
  'CHIEF OF STAFF',
  'SCHEDULER',
  'DIRECTOR OF SCHEDULING AND OPERATIONS',
  'PRESS SECRETARY',
  'COMMUNICATIONS DIRECTOR',
  'DIGITAL DIRECTOR',
  'CASEWORKER',
  'CONSTITUENT SERVICES REPRESENTATIVE',
  'DISTRICT DIRECTOR',
  'FIELD REPRESENTATIVE',
  'COUNSEL',
  'PROFESSIONAL STAFF MEMBER',
  'OFFICE MANAGER',
  'SYSTEMS ADMINISTRATOR',
  'SHARED EMPLOYEE',
  'PART-TIME EMPLOYEE',
]
