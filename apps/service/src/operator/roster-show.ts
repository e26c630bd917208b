import { makeRosterStore, makeSampleRoster, SEATS, type RosterIndex } from '../destinations/index.ts'
import type { Command } from './command.ts'
import { formatTable } from '../wiring/format-table.ts'

export const rosterShow: Command = {
  words: 'roster show',
  summary: 'Show the source and the age of the list of legislators, and the vacant seats.',
  examples: ['roster show'],
  options: [],
  run: async (_line, { store, clock, settings }) => {
    const sample = settings.ROTUNDA_DELIVERY === 'sandbox' ? makeSampleRoster() : undefined
    const summary = summarise(await makeRosterStore({ store, clock, sample }).getRoster())
    return { json: summary, text: describe(summary) }
  },
}

const summarise = ({ of: roster, memberByOffice }: RosterIndex) => {
  const filled = SEATS.filter(({ officeCode }) => memberByOffice.has(officeCode))
  const vacant = SEATS.filter(({ officeCode }) => !memberByOffice.has(officeCode))
  return {
    source: roster.source,
    as_of: roster.asOf,
    retrieved_at: roster.retrievedAt,
    house: filled.filter(({ chamber }) => chamber === 'house').length,
    senate: filled.filter(({ chamber }) => chamber === 'senate').length,
    former: roster.former.length,
    vacant: vacant.map(({ officeCode }) => officeCode),
  }
}

const describe = (summary: ReturnType<typeof summarise>): string =>
  formatTable([
    ['Source', summary.source],
    ['As of', summary.as_of],
    ['Retrieved', summary.retrieved_at ?? 'never: it is built in'],
    ['House', `${summary.house} people`],
    ['Senate', `${summary.senate} people`],
    ['Former', `${summary.former} people`],
    ['Vacant', summary.vacant.join(', ') || 'no seat'],
  ])
