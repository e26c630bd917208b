import type { SampleCongressDocument } from '../sample-congress-document.ts'
import { SAMPLE_COMMITTEES } from './sample-committees.ts'
import { writeDocument } from './write-document.ts'

const PUBLISHER = 'congress-gov-committees'

const write = (path: string, answer: object): SampleCongressDocument =>
  writeDocument(PUBLISHER, `v3/${path}`, 'application/json', `${JSON.stringify(answer, null, 1)}\n`)

/** Writes a page of the list of House committees. */
export const writeCommitteeList = (): SampleCongressDocument => {
  const house = SAMPLE_COMMITTEES.filter(({ chamber }) => chamber === 'House')
  const committees = house.flatMap(({ code, subject, subcommittees }) => {
    const systemCode = `${code.toLowerCase()}00`
    const entry = {
      chamber: 'House',
      committeeTypeCode: 'Standing',
      url: `https://api.example/${systemCode}`,
    }
    const whole = { ...entry, name: `${subject.replace('the ', '')} Committee`, systemCode }
    return [
      whole,
      ...subcommittees.map(({ digits, name }) => ({
        ...entry,
        name: `${name} Subcommittee`,
        systemCode: `${code.toLowerCase()}${digits}`,
        parent: { name: whole.name, systemCode, url: entry.url },
      })),
    ]
  })
  return write('committee/119/house', { committees, pagination: { count: committees.length }, request: {} })
}

/** Writes one committee with its names over time. */
export const writeCommitteeItem = (): SampleCongressDocument =>
  write('committee/house/hsii00', {
    committee: {
      systemCode: 'hsii00',
      type: 'Standing',
      isCurrent: true,
      history: [
        {
          officialName: 'Committee on Natural Resources',
          libraryOfCongressName: 'Natural Resources',
          startDate: '2007-01-04T05:00:00Z',
          updateDate: '2026-05-01T12:00:00Z',
          establishingAuthority: 'H. Res. 6 (110th Congress)',
          naraId: '10000000',
        },
        {
          officialName: 'Committee on Resources',
          libraryOfCongressName: 'Resources',
          startDate: '1995-01-04T05:00:00Z',
          endDate: '2007-01-03T05:00:00Z',
          updateDate: '2026-05-01T12:00:00Z',
        },
      ],
      committeeWebsiteUrl: 'https://hsii.example/',
      updateDate: '2026-05-01T12:00:00Z',
    },
    request: {},
  })
