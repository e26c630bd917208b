import { listDistrictOffices } from './list-district-offices.ts'
import { makeListPublisher } from './make-list-publisher.ts'

/** The offices of those who sit, in their States and districts: each office is a row. */
export const districtOffices = makeListPublisher({
  name: 'congress-legislators-offices',
  title: 'unitedstates/congress-legislators, district offices',
  parserVersion: '3',
  isGovernment: false,
  what: 'list of district offices',
  table: 'district-offices',
  files: { 'district-offices': 'legislators-district-offices' },
  readList: listDistrictOffices,
})
