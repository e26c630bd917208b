import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { numberOf, writeDocument } from './write-document.ts'
import type { SampleCongressMember } from './sample-congress-member.ts'
import { phoneOf } from './write-legislators.ts'

/** Writes official accounts, for all but one member in nine. */
export const writeSocialMedia = (members: readonly SampleCongressMember[]): SampleCongressDocument => {
  const entries = members
    .filter((member) => numberOf(member) % 9 !== 4)
    .map((member) => ({
      id: { bioguide: member.bioguide, govtrack: 900_000 + numberOf(member) },
      social: { twitter: `SampleMember${numberOf(member)}`, facebook: `sample.member.${numberOf(member)}` },
    }))
  return writeDocument(
    'congress-legislators-social-media',
    'legislators-social-media.json',
    'application/json',
    JSON.stringify(entries, null, 1),
  )
}

/** Writes one to three offices for each member. One office has an impossible latitude. */
export const writeDistrictOffices = (members: readonly SampleCongressMember[]): SampleCongressDocument => {
  const entries = members.map((member) => ({
    id: { bioguide: member.bioguide, govtrack: 900_000 + numberOf(member) },
    offices: Array.from({ length: 1 + (numberOf(member) % 3) }, (_, index) => makeOffice(member, index)),
  }))
  return writeDocument(
    'congress-legislators-offices',
    'legislators-district-offices.json',
    'application/json',
    JSON.stringify(entries, null, 1),
  )
}

const BAD_LATITUDE = 17

const makeOffice = (member: SampleCongressMember, index: number) => ({
  id: `${member.bioguide}-sampleville_${index}`,
  address: `${100 * (index + 1)} Example Street`,
  suite: `Suite ${10 + index}`,
  city: `Sampleville ${index + 1}`,
  state: member.state,
  zip: '00000',
  latitude: numberOf(member) === BAD_LATITUDE && index === 0 ? 193.4 : 38.5,
  longitude: -98.5,
  phone: `202-555-${phoneOf(member)}`,
})
