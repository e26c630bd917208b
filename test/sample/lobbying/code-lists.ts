/** Issue areas of the sample, a part of the list of the interface. */
export const ISSUES: readonly (readonly [code: string, name: string])[] = [
  ['AGR', 'Agriculture'],
  ['BUD', 'Budget/Appropriations'],
  ['CPT', 'Copyright/Patent/Trademark'],
  ['EDU', 'Education'],
  ['ENG', 'Energy/Nuclear'],
  ['HCR', 'Health Issues'],
  ['TAX', 'Taxation/Internal Revenue Code'],
  ['TRA', 'Transportation'],
  ['VET', 'Veterans'],
]

/** Bodies of government of the sample, a part of the list of the interface. */
export const BODIES: readonly (readonly [id: number, name: string])[] = [
  [1, 'SENATE'],
  [2, 'HOUSE OF REPRESENTATIVES'],
  [11, 'Agriculture, Dept of (USDA)'],
  [19, 'Education, Dept of'],
  [20, 'Energy, Dept of'],
]

const QUARTERS = ['1', '2', '3', '4']
const NAMES = ['1st', '2nd', '3rd', '4th']
const KINDS = [
  ['T', 'Termination'],
  ['A', 'Amendment'],
  ['@', 'Termination Amendment'],
] as const

const makeTypes = () => [
  { value: 'RR', name: 'Registration' },
  { value: 'RA', name: 'Registration - Amendment' },
  { value: 'MM', name: 'Mid-Year Report' },
  { value: 'YY', name: 'Year-End Report' },
  ...QUARTERS.flatMap((quarter, index) =>
    [
      [`Q${quarter}`, 'Report'] as const,
      ...KINDS.map(([letter, kind]) => [quarter + letter, kind] as const),
    ].flatMap(([value, kind]) => [
      { value, name: `${NAMES[index] ?? ''} Quarter - ${kind}` },
      { value: `${value}Y`, name: `${NAMES[index] ?? ''} Quarter - ${kind} (No Activity)` },
    ]),
  ),
]

/** Lists of codes by their path in the interface. */
export const CODE_ANSWERS: Readonly<Record<string, readonly object[]>> = {
  'constants/filing/filingtypes/': makeTypes(),
  'constants/filing/lobbyingactivityissues/': ISSUES.map(([value, name]) => ({ value, name })),
  'constants/filing/governmententities/': BODIES.map(([id, name]) => ({ id, name })),
  'constants/contribution/itemtypes/': [
    { value: 'feca', name: 'FECA' },
    { value: 'he', name: 'Honorary Expenses' },
  ],
}
