import type { WholeDocument } from './whole-document.ts'

/** The members to whom the lists are cut down. */
type Person = {
  readonly id: string
  readonly first: string
  readonly last: string
  readonly state: string
  readonly side: 'majority' | 'minority'
}

const person = (id: string, name: string, state: string, side: Person['side'] = 'majority'): Person => {
  const [first = '', last = ''] = name.split(/ (.*)/)
  return { id, first, last, state, side }
}

const HOUSE = [
  person('Z900002', 'Bramble Nonesuch', 'AL'),
  person('Z900004', 'Dahlia Fictiman', 'AL'),
  person('Z900001', 'Alder Samplewright', 'AL', 'minority'),
  person('Z900003', 'Calla De la Muestra', 'AL', 'minority'),
]
const SENATE = [
  person('Z900501', 'Juniper Unrealez', 'AL'),
  person('Z900503', 'Larkspur Hypotham', 'AK'),
  person('Z900505', 'Nettle Inventworth', 'AZ'),
  person('Z900502', 'Kestrel Imaginova', 'AL', 'minority'),
  person('Z900504', 'Meadow Exampleton', 'AK', 'minority'),
]

/** Was elected to the 119th Congress. */
const NEW = 'Z900505'

/** Rosters and spells of the same committees and people, which say the same in every form. */
export const listRosterDocuments = (): readonly WholeDocument[] => [
  {
    publisher: 'congress-legislators-membership',
    url: 'https://committees.example/committee-membership-current.json',
    form: 'json',
    text: JSON.stringify({
      HSAG: HOUSE.map(writeEntry),
      HSAG03: HOUSE.map(writeEntry),
      SSAF: SENATE.map(writeEntry),
      SSAF14: SENATE.map(writeEntry),
    }),
  },
  {
    publisher: 'senate-committees',
    url: 'https://committees.example/committee_memberships_SSAF.xml',
    form: 'xml',
    text: `<?xml version="1.0" encoding="UTF-8"?><committee_membership><committees><majority_party>R</majority_party><committee_name>Committee on Agriculture, Nutrition, and Forestry</committee_name><committee_code>SSAF00</committee_code>${writeMembers()}<subcommittee><subcommittee_name>Subcommittee on Conservation, Forestry, Natural Resources, and Biotechnology</subcommittee_name><committee_code>SSAF14</committee_code>${writeMembers()}</subcommittee></committees></committee_membership>\n`,
  },
  writeSpells('house', HOUSE),
  writeSpells('senate', SENATE),
]

/** Place on its side; the first leads it. */
const rankOf = (one: Person, people: readonly Person[]): number =>
  people.filter(({ side }) => side === one.side).indexOf(one) + 1

const titleOf = (one: Person, people: readonly Person[]): string => {
  if (rankOf(one, people) > 1) return ''
  return one.side === 'minority' ? 'Ranking Member' : 'Chairman'
}

const writeEntry = (one: Person, _: number, people: readonly Person[]): object => {
  const title = titleOf(one, people)
  const { first, last, id: bioguide, side: party } = one
  const rank = rankOf(one, people)
  return { name: `${first} ${last}`, party, rank, ...(title !== '' && { title }), bioguide }
}

const writeMembers = (): string =>
  `<members>${SENATE.map(
    (one) =>
      `<member><name><first>${one.first}</first><last>${one.last}</last></name><state>${one.state}</state><party>${one.side === 'majority' ? 'R' : 'D'}</party><position>${titleOf(one, SENATE).replace(' Member', '') || 'Member'}</position></member>`,
  ).join('')}</members>`

const SHARED =
  'congress,start_date,start_date_imputed,end_date,departure_reason,bioguide_id,member_name,state,party,party_designation,committee_name,committee_code,resolution_rank,roster_snapshot_rank,resolution,resolution_date'

const writeSpells = (chamber: 'house' | 'senate', people: readonly Person[]): WholeDocument => {
  const isHouse = chamber === 'house'
  const committee = isHouse
    ? 'Agriculture,AG00'
    : '"Committee on Agriculture, Nutrition, and Forestry",SSAF00'
  const days = [
    [118, '2023-01-24', isHouse ? '2025-01-03' : '2025-01-02'],
    [119, '2025-01-14', ''],
  ] as const
  const lines = days.flatMap(([congress, start, end]) =>
    people
      .filter(({ id }) => congress > 118 || id !== NEW)
      .map((one, index) => {
        const { id, first, last, state, side } = one
        const party = side === 'majority' ? 'R' : 'D'
        const rank = rankOf(one, people)
        const title = titleOf(one, people).replace('Ranking Member', isHouse ? 'Ranking Member' : 'Ranking')
        const seat = isHouse ? `${index + 1},${title},,` : `I,${title || 'Member'}`
        const resolution = `${isHouse ? 'H' : 'S'}.Res.${congress - 100}`
        return `${congress},${start},False,${end},,${id},${first} ${last},${state},${party},${side},${committee},${rank},${isHouse ? rank : ''},${resolution},${start},${seat}`
      }),
  )
  return {
    publisher: 'voteview-committee-spells',
    url: `https://committees.example/${chamber}_committee_spells.csv`,
    form: 'csv',
    text: [
      `${SHARED},${isHouse ? 'district,role,cr_citation,resignation_date' : 'senator_class,position'}`,
      ...lines,
      '',
    ].join('\n'),
  }
}
