import type { NamedPerson } from '../../../apps/service/src/collections/congress/staff/office-directory.ts'
import { listSampleOffices } from '../../sample/congress/staff/sample-offices.ts'
import { writeHouseQuarter } from '../../sample/congress/staff/write-house-quarter.ts'
import { writeSenateReport } from '../../sample/congress/staff/write-senate-report.ts'
import { splitLines } from './csv-mutations.ts'
import type { WholeDocument } from './whole-document.ts'

/** Payrolls in every form that they have had: the sample has two of them, at full length. */
export const listPayDocuments = (seed: number): readonly WholeDocument[] => {
  const offices = listSampleOffices([], 'House', '2025-04-01')
  const quarter = [...writeHouseQuarter({ seed, year: 2025, quarter: 1, offices, staff: 15 })].join('')
  const report = [...writeSenateReport({ seed, year: 2025, offices, staff: 30 })].join('')
  const long = [...writeSenateReport({ seed, year: 2025, offices: offices.slice(0, 1), staff: 45 })].join('')
  const house = { publisher: 'house-disbursements', form: 'csv' } as const
  const senate = { publisher: 'senate-disbursements', form: 'pages' } as const
  const url = 'https://senate.example/report-of-the-secretary'
  return [
    { ...house, url: 'https://house.example/disbursements/2025Q1-detail.csv', text: quarter },
    { ...house, url: 'https://house.example/12/2025Q1-detail.csv', text: writeTwelve(quarter) },
    { ...house, url: 'https://house.example/15/2015Q1-detail.csv', text: writeFifteen() },
    { ...senate, url: `${url}/2025-04.txt`, text: report },
    { ...senate, url: `${url}/long/2025-04.txt`, text: slideTitles(long) },
    { ...senate, form: 'csv', url: `${url}/113sdoc2-payroll.csv`, text: writeTable() },
  ]
}

/** Places of the columns of 2016 to 2022 among those of today. */
const TWELVE = [0, 3, 5, 7, 8, 9, 10, 11, 13, 14, 15, 17]

const writeTwelve = (quarter: string): string =>
  splitLines(quarter.replaceAll('\r', ''))
    .map((cells) => TWELVE.map((column) => cells[column] ?? '').join(','))
    .join('\n')
    .concat('\n')

const PEOPLE = [
  ['SAMPLE,ADA B', 'CHIEF OF STAFF', '31000.25'],
  ['EXAMPLE,BENNO', 'STAFF ASSISTANT', '8000.5'],
  ['O’TESTER,CORA III', 'PAID INTERN', '1200'],
  ['DE LA MOCKUP,DORA', 'LEGISLATIVE DIRECTOR', '22000.75'],
] as const
const MEMBERS = [
  ['Z900011', 'HON. ROBIN L. KELSAMPLE'],
  ['Z900012', 'HON. MIKE KELSAMPLE'],
] as const

/** Members whose offices pay: an id that is printed beside the name of another must be seen. */
export const PAY_MEMBERS: readonly NamedPerson[] = [
  { bioguide: 'Z900011', last: 'Kelsample', given: ['Robin', 'L.'] },
  { bioguide: 'Z900012', last: 'Kelsample', given: ['Michael', 'Mike'] },
]

const writeFifteen = (): string =>
  [
    'BIOGUIDE_ID,OFFICE,QUARTER,CATEGORY,DATE,PAYEE,START DATE,END DATE,PURPOSE,AMOUNT,YEAR,TRANSCODE,TRANSCODELONG,RECORDID,RECIP (orig.)',
    ...MEMBERS.flatMap(([id, office], place) =>
      PEOPLE.map(
        ([name, title, amount], index) =>
          `${id},${office},2015Q1,PERSONNEL COMPENSATION,,"${name}",2015-01-03,2015-03-${20 + 4 * place + index},${title},${amount},2015,,,${10 * place + index},"${name}"`,
      ),
    ),
    '',
  ].join('\n')

const writeTable = (): string =>
  [
    'office_header,line_type,page,payee,description_title,amount',
    ...['CHAPLAIN', 'SENATOR ANNA SAMPLEWRIGHT'].flatMap((office, place) =>
      PEOPLE.map(
        ([name, title, amount], index) =>
          `"${office} Funding Year 2013 SALARIES, OFFICERS AND EMPLOYEES, SENATE",three data line,${55 + place},"${name.replace(',', ', ')}",${title}${index === 1 ? ' TO DEC. 12' : ''},${amount}`,
      ),
    ),
    '',
  ].join('\n')

/** The column of titles, three lines below that of names, as on real pages. */
const slideTitles = (report: string): string =>
  report
    .split('\f')
    .map((page) => {
      const lines = page.split('\n')
      const first = lines.findIndex((line) => NAME.test(line))
      const last = lines.findLastIndex((line) => NAME.test(line))
      if (first < 0) return page
      const own = lines.slice(first, last + 1)
      const slid = [...own, '', '', ''].map((line, index) =>
        `${line.slice(0, TITLES).padEnd(TITLES)}${(own[index - 3] ?? '').slice(TITLES, AMOUNTS).padEnd(AMOUNTS - TITLES)}${line.slice(AMOUNTS)}`.trimEnd(),
      )
      return lines.toSpliced(first, own.length, ...slid).join('\n')
    })
    .join('\f')

const NAME = /^ {28}\S+, \S/
const TITLES = 86
const AMOUNTS = 146
