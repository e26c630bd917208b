import { SEATS } from '../../destinations/index.ts'

const STATE = /^.(..)/

/** A whole list in the form of congress-legislators, of people who do not exist; the first seats stay vacant. */
export const makeRosterFile = (vacant = 3): string =>
  JSON.stringify(
    SEATS.slice(vacant).map((seat, index) => ({
      id: { bioguide: `Z${String(index + 1).padStart(6, '0')}`, govtrack: 910_001 + index },
      name: { first: 'Sample', last: `Person ${index + 1}` },
      terms: [
        {
          type: seat.chamber === 'house' ? 'rep' : 'sen',
          start: '2025-01-03',
          end: '2999-01-03',
          state: seat.officeCode.replace('HAQ', 'HAS').match(STATE)?.[1],
          ...(seat.chamber === 'house' ? { district: seat.district } : { class: seat.class }),
        },
      ],
    })),
  )
