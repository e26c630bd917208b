import { COMMITTEE_SPELLS } from '../../../../apps/service/src/publishers/congress/index.ts'
import type { SampleCongressDocument } from '../sample-congress-document.ts'
import type { SampleRoster, SampleSeat } from './write-rosters.ts'
import { writeDocument } from './write-document.ts'

/** Writes the committee spells of one chamber in the present Congress: one has ended, and one has no resolution. */
export const writeSpells = (
  rosters: readonly SampleRoster[],
  chamber: 'House' | 'Senate',
): SampleCongressDocument => {
  const lines = rosters
    .filter(({ committee, subcommittee }) => committee.chamber === chamber && subcommittee === null)
    .flatMap((roster) => roster.seats.map((seat) => writeSpell(roster, seat, chamber)))
  const file = `${chamber.toLowerCase()}_committee_spells.csv`
  return writeDocument(
    'voteview-committee-spells',
    file,
    'text/csv',
    `${[COMMITTEE_SPELLS[chamber].fields, ...lines].map((cells) => cells.map(quote).join(',')).join('\n')}\n`,
  )
}

const quote = (text: string): string => (/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Ranks in the minority, so that both spells exist with every seed. */
const IMPUTED = 9
const RESIGNED = 10

const writeSpell = (
  { committee }: SampleRoster,
  { member, side, rank, title }: SampleSeat,
  chamber: 'House' | 'Senate',
): readonly string[] => {
  const isImputed = rank === IMPUTED && side === 'minority'
  const hasEnded = rank === RESIGNED && side === 'minority' && committee.code === 'HSJU'
  const shared = [
    '119',
    isImputed ? '2025-03-20' : '2025-01-14',
    isImputed ? 'True' : 'False',
    hasEnded ? '2026-02-03' : '',
    hasEnded ? 'resigned' : '',
    member.bioguide,
    `${member.first} ${member.last}`,
    member.state,
    member.party,
    side,
    chamber === 'House' ? committee.subject : `Committee on ${committee.subject}`,
    chamber === 'House' ? `${committee.code.slice(2)}00` : `${committee.code}00`,
    isImputed ? '' : String(rank),
    chamber === 'House' ? String(rank) : '',
    isImputed ? '' : chamber === 'House' ? 'H.Res.36' : 'S.Res.16',
    isImputed ? '' : '2025-01-14',
  ]
  const position = title === 'Chairman' ? 'Chairman' : title === null ? 'Member' : 'Ranking'
  return chamber === 'Senate'
    ? [...shared, 'I'.repeat(member.senateClass ?? 1), position]
    : [
        ...shared,
        String(member.district ?? 0),
        title === 'Chairman' ? 'Chair' : '',
        hasEnded ? 'Cong. Rec. Vol. 172, No. 20, p. H500' : '',
        hasEnded ? '2026-02-03' : '',
      ]
}
