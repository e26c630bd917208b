import type { NewDocument } from '../../releases/archive/index.ts'
import { makeSamplePayroll } from '../../../../../test/sample/index.ts'

/** Stands above the payments of every quarter. */
const [HEADER = ''] = makeSamplePayroll({ seed: 1, members: [], staff: 0 })[0]?.write() ?? []

const QUARTERS = ['1-Jan-25,31-Mar-25', '1-Apr-25,30-Jun-25', '1-Jul-25,30-Sep-25', '1-Oct-25,31-Dec-25']

/** Office, name and title of each person, with the quarters of pay. */
const PAID: readonly (readonly [office: string, name: string, title: string, quarters: string])[] = [
  ['OFFICE A', 'QUIMBY, ORLA', 'SCHEDULER', '01'],
  ['OFFICE B', 'QUIMBY-VANE, ORLA', 'PRESS SECRETARY', '23'],
  ['OFFICE C', 'HARROWGATE, TESSALY M.', 'LEGISLATIVE COUNSEL', '03'],
  ['OFFICE D', 'ABERNETHY, JOSS', 'CHIEF OF STAFF', '01'],
  ['OFFICE E', 'LUNDQUIST, JOSS', 'STAFF ASSISTANT', '23'],
]

/** Detail files of the House: four profiles of one part, and one of two parts. */
export const writePayrolls = (): NewDocument[] =>
  QUARTERS.map((days, quarter) => {
    const paid = PAID.filter(([, , , quarters]) => quarters.includes(String(quarter)))
    const lines = paid.flatMap(([office, name, title]) => writeOffice(office, days, name, title))
    const url = `https://house.example/disbursements/2025Q${quarter + 1}-detail.csv`
    return {
      facts: {
        ...FACTS,
        url,
        final_url: url,
        retrieved_at: `2026-0${quarter + 1}-01T12:00:00.000Z`,
      },
      bytes: Buffer.from(HEADER + lines.map((line) => `${line}\r\n`).join('')),
    }
  })

/** A decision of the operator that two profiles are one. */
export const writeDecisions = (one: string, other: string): NewDocument => {
  const url = 'https://operator.example/staff-decisions.json'
  const decision = { id: 'd1', one, other, decision: 'same', decided_by: 'A. Reviewer' }
  const decisions = [
    { ...decision, decided_at: '2026-01-02T03:04:05Z', reason: 'Both offices confirmed it.' },
  ]
  return {
    facts: {
      ...FACTS,
      publisher: 'staff-decisions',
      url,
      final_url: url,
      media_type: 'application/json',
      retrieved_at: '2026-04-02T12:00:00.000Z',
    },
    bytes: Buffer.from(JSON.stringify({ decisions })),
  }
}

const FACTS = {
  publisher: 'house-disbursements',
  status: 200,
  media_type: 'text/plain',
  etag: null,
  last_modified: null,
  published_at: null,
  congress: null,
  period_start: null,
  period_end: null,
  sample: true,
} as const

const writeOffice = (office: string, days: string, name: string, title: string): string[] => {
  const head = `2025 ${office},LY2025,10AA000,GENERAL EXPENDITURES,EXPEN,PERSONNEL COMPENSATION,11`
  const total = (mark: string, of: string) => `${head},${mark},   ,   ,   ,   ,,   ,   ,${of} TOTALS:,,1`
  return [
    `${head},DETAIL,   ,   ,   ,"${name}",,${days},${title},1101,1`,
    total('SUBTOTAL', 'PERSONNEL COMPENSATION'),
    total('SUBTOTAL', 'GENERAL EXPENDITURES'),
    total('GRAND TOTAL FOR ORGANIZATION', 'OFFICE'),
  ]
}
