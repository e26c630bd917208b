import { SEATS } from './seats.ts'

export type PersonEntry = {
  readonly id: { bioguide: string; govtrack: number }
  readonly name: { first: string; last: string; official_full?: string }
  readonly terms: {
    type: string
    start: string
    end: string
    state: string
    district?: number
    class?: number
    url?: string
    contact_form?: string
  }[]
}

/** One made-up person for each seat, in the form of congress-legislators. Codes count from 1, in the order of SEATS. */
export const listPeople = (): PersonEntry[] => SEATS.map((_, index) => makePerson(index))

export const makePerson = (index: number): PersonEntry => {
  const number = index + 1
  return {
    id: { bioguide: `T${String(number).padStart(6, '0')}`, govtrack: number },
    name: { first: 'Test', last: `Person ${number}` },
    terms: [
      {
        ...placeOf(index),
        start: '2025-01-03',
        end: '2027-01-03',
        url: 'https://one.example.org',
        contact_form: 'https://one.example.org/contact',
      },
    ],
  }
}

const placeOf = (index: number) => {
  const seat = SEATS[index]
  if (seat === undefined) throw new Error(`there is no seat ${index}`)
  return seat.chamber === 'house'
    ? { type: 'rep', state: seat.state, district: seat.district }
    : { type: 'sen', state: seat.state, class: seat.class }
}
