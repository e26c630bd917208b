import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { writeDocument } from './write-document.ts'
import type { SampleCongressMember, SenateClass } from './sample-congress-member.ts'
import { officeOf, phoneOf } from './write-legislators.ts'

/** The Senate’s list of those who sit. */
export const writeSenateList = (members: readonly SampleCongressMember[]): SampleCongressDocument =>
  writeDocument(
    'senate-members',
    'senators_cfm.xml',
    'text/xml',
    `<?xml version="1.0" encoding="UTF-8"?><contact_information>${members
      .filter(({ chamber }) => chamber === 'Senate')
      .map(writeSenator)
      .join('')}<last_updated>2026-06-14T09:00-05:00</last_updated></contact_information>\n`,
  )

const CLASSES: Readonly<Record<SenateClass, string>> = { 1: 'Class I', 2: 'Class II', 3: 'Class III' }

const writeSenator = (member: SampleCongressMember): string => {
  const { bioguide, first, last, party, state, senateClass } = member
  const site = `https://${bioguide.toLowerCase()}.senate.example`
  const texts: readonly (readonly [string, string])[] = [
    ['member_full', `${last} (${party}-${state})`],
    ['last_name', last],
    ['first_name', first],
    ['party', party],
    ['state', state],
    ['address', officeOf(member)],
    ['phone', `(202) 555-${phoneOf(member)}`],
    ['email', `${site}/contact`],
    ['website', site],
    ['class', CLASSES[senateClass ?? 1]],
    ['bioguide_id', bioguide],
  ]
  return `<member>${texts.map(([name, text]) => `<${name}>${text}</${name}>`).join('\n')}</member>\n`
}
