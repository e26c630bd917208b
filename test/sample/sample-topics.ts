import type { SubcommitteeCode } from '@rotunda/contract'

/** A project with its purpose; `{n}` becomes a small number, and `{place}` the place. */
export type SampleWork = { readonly title: string; readonly purpose: string }

/** Topics of requests to one subcommittee, with a weight after the shares of real tables. */
export type SampleTopic = {
  readonly subcommittee: SubcommitteeCode
  readonly weight: number
  /** Names of the subcommittee as the publishers write them; the House differs. */
  readonly senate: string
  readonly house: string
  readonly agency: string
  readonly account: string
  readonly recipients: readonly string[]
  readonly works: readonly SampleWork[]
}

const work = (title: string, purpose: string): SampleWork => ({ title, purpose })

export const SAMPLE_TOPICS: readonly SampleTopic[] = [
  {
    subcommittee: 'LHHS',
    weight: 310,
    agency: 'Department of Health and Human Services',
    senate: 'Labor, Health and Human Services, Education, and Related Agencies',
    house: 'Labor, Health and Human Services, Education',
    account: 'Health Resources and Services Administration',
    recipients: [
      'Sample {place} Hospital',
      'Sample Community College of {place}',
      'Example School District of {place}',
    ],
    works: [
      work('{place} Rural Clinic Equipment', 'To equip {n} examination rooms of the rural clinic at {place}'),
      work(
        '{place} Nurse Training Laboratory',
        'To furnish a laboratory in which {n} nurses a year are trained',
      ),
      work('{place} After School Reading', 'To offer reading lessons after school to {n} pupils of {place}'),
    ],
  },
  {
    subcommittee: 'THUD',
    weight: 300,
    agency: 'Department of Housing and Urban Development',
    senate: 'Transportation, Housing and Urban Development, and Related Agencies',
    house: 'Transportation, Housing and Urban Development',
    account: 'Community Development Fund',
    recipients: [
      'Sample City of {place}',
      'Example County of {place}',
      'Example Regional Transit Authority of {place}',
    ],
    works: [
      work(
        '{place} Main Street Bridge Replacement',
        'To replace the bridge of {place}, which is closed to trucks',
      ),
      work('{place} Senior Homes', 'To build {n} homes for older people near the center of {place}'),
      work(
        '{place} Bus Garage, Phase {n}',
        'To charge and keep {n} electric buses under one roof at {place}',
      ),
    ],
  },
  {
    subcommittee: 'INT',
    weight: 122,
    agency: 'Environmental Protection Agency',
    senate: 'Interior, Environment, and Related Agencies',
    house: 'Interior and Environment',
    account: 'STAG—Clean Water State Revolving Fund',
    recipients: [
      'Sample City of {place}',
      'Sample Town of {place}',
      'Example County Water District No. {n} of {place}',
    ],
    works: [
      work(
        '{place} Sanitary Sewer Improvements',
        'To renew {n} miles of sewers at {place} that were laid before 1950',
      ),
      work('{place} Water Main Loop', 'To join {n} wells of {place} by one main, so that none runs dry'),
      work('{place} Septic Conversion Phase {n}', 'To connect {n} houses of {place} to the sewer'),
    ],
  },
  {
    subcommittee: 'CJS',
    weight: 100,
    agency: 'Department of Justice',
    senate: 'Commerce, Justice, Science, and Related Agencies',
    house: 'Commerce Justice Science',
    account: 'Byrne Discretionary Grants',
    recipients: ['Sample City of {place}', 'Example County of {place}', 'Example Nation of {place}'],
    works: [
      work(
        '{place} Emergency Radio System',
        'To replace {n} radios of the police and fire services of {place}',
      ),
      work('{place} Youth Mentors', 'To find and train {n} mentors for young people of {place}'),
      work('{place} Tide Gauge Network', 'To set up {n} tide gauges and publish what they measure'),
    ],
  },
  {
    subcommittee: 'EW',
    weight: 50,
    agency: 'Corps of Engineers—Civil',
    senate: 'Energy and Water Development',
    house: 'Energy and Water Development and Related Agencies',
    account: 'Construction',
    recipients: ['Example Port of {place}', 'Example Levee District of {place}'],
    works: [
      work('{place} Harbor Deepening', 'To dredge the harbor of {place} to {n} feet'),
      work('{place} Levee Repair', 'To raise {n} miles of levee that protect {place}'),
    ],
  },
  {
    subcommittee: 'AG',
    weight: 48,
    agency: 'Department of Agriculture',
    senate: 'Agriculture, Rural Development, Food and Drug Administration, and Related Agencies',
    house: 'Agriculture',
    account: 'Rural Development, Community Facilities',
    recipients: ['Sample Town of {place}', 'Sample State University at {place}'],
    works: [
      work('{place} Fire Hall', 'To build a hall for {n} engines of the volunteer fire company of {place}'),
      work('{place} Grain Laboratory', 'To study {n} kinds of grain that grow where little rain falls'),
    ],
  },
  {
    subcommittee: 'FSGG',
    weight: 29,
    agency: 'Small Business Administration',
    senate: 'Financial Services and General Government',
    house: 'Financial Services and General Government',
    account: 'Salaries and Expenses',
    recipients: ['Example Development Corporation of {place}'],
    works: [work('{place} Small Business Kitchen', 'To let {n} small firms share one kitchen at {place}')],
  },
  {
    subcommittee: 'HS',
    weight: 25,
    agency: 'Federal Emergency Management Agency',
    senate: 'Homeland Security',
    house: 'Homeland Security',
    account: 'Pre-Disaster Mitigation',
    recipients: ['Sample City of {place}', 'Example County of {place}'],
    works: [work('{place} Storm Shelter', 'To shelter {n} people of {place} from storms')],
  },
  {
    subcommittee: 'MCVA',
    weight: 14,
    agency: 'Department of Defense',
    senate: 'Military Construction, Veterans Affairs, and Related Agencies',
    house: 'Military Construction, Veterans Affairs, and Related Agencies',
    account: 'Military Construction, Army National Guard',
    recipients: ['Sample National Guard at {place}'],
    works: [work('{place} Readiness Center', 'To house {n} vehicles of the National Guard at {place}')],
  },
  {
    subcommittee: 'DEF',
    weight: 3,
    agency: 'Department of Defense',
    senate: 'Defense',
    house: 'Defense',
    account: 'Research, Development, Test and Evaluation, Army',
    recipients: ['Sample State University at {place}'],
    works: [work('{place} Materials Testing', 'To test {n} light materials at the university of {place}')],
  },
]
