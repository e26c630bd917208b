import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, readPayroll, readReferencePayroll, refused, skipPayrolls } from '../payroll/testing.ts'
import { DETAIL_ERAS } from './detail-eras.ts'
import { houseDisbursements } from './house-disbursements.ts'

const read = (document: string | Uint8Array, facts = {}) => readPayroll(houseDisbursements, document, facts)

const OFFICE = '2025 HON. ANNA SAMPLEWRIGHT,LY2025,21VT000,OFFICIAL EXPENSES OF MEMBERS,OEMBR'
const [NEW, MIDDLE, OLD] = DETAIL_ERAS.map(({ header }) => header.join(','))
const pay = (name: string, title: string, amount: string, days = '3-Jan-25,31-Mar-25', office = OFFICE) =>
  `${office},PERSONNEL COMPENSATION,11,DETAIL,   ,   ,   ,${name},,${days},${title},1101,${amount}`
const total = (name: string, mark: string, amount: string, office = OFFICE) =>
  `${office},PERSONNEL COMPENSATION,11,${mark},   ,   ,   ,   ,,   ,   ,${name} TOTALS:,,${amount}`
const ends = (amount: string, office = OFFICE) => [
  total('PERSONNEL COMPENSATION', 'SUBTOTAL', amount, office),
  total('OFFICIAL EXPENSES OF MEMBERS', 'SUBTOTAL', amount, office),
  total('OFFICE', 'GRAND TOTAL FOR ORGANIZATION', amount, office),
]
const table = (...lines: string[]) => [NEW, ...lines, ''].join('\r\n')

test(
  'the real rows of a committee: 105 payments to 52 people are 52 observations, and every total holds',
  { skip: skipPayrolls },
  async () => {
    const bytes = readReferencePayroll('house-sod/detail_18col_house_proposed_sample.csv')
    const { series, rows, totals, observations } = await read(bytes)
    assert.equal(series, 'house-disbursements/2022Q1')
    const lines = observations.flatMap(({ place, joined = [] }) => [place, ...joined.map((one) => one.place)])
    assert.equal(new Set(lines.map(({ row }) => row)).size, 105)
    assert.equal(new Set(observations.map(({ draft }) => draft.name_raw)).size, 52)
    assert.equal(rows.filter(({ kind }) => kind === 'merged').length, 53)
    assert.equal(rows.filter(({ kind }) => kind === 'refused').length, 0)
    assert.deepEqual(
      totals.filter((one) => 'found' in one && one.printed !== one.found),
      [],
    )
    const sum = observations.reduce((cents, { draft }) => cents + Math.round(Number(draft.amount) * 100), 0)
    assert.equal(sum, 122_268_206 + 6_553_676)
    const cut = observations.filter(({ draft }) => draft.title_truncated)
    assert.ok(cut.some(({ draft }) => draft.title === 'DIRECTOR OF COMMUNICATIONS STA'))
  },
)

test(
  'pay on both sides of the turn of the year is one observation, its overtime a payment of it',
  { skip: skipPayrolls },
  async () => {
    const bytes = readReferencePayroll('house-sod/detail_18col_house_proposed_sample.csv')
    const draft = draftOf(await read(bytes), 'GARCIA ANDREW A.')
    assert.deepEqual(
      [draft.pay_start, draft.pay_end, draft.amount, draft.office.year_label],
      ['2021-11-10', '2022-03-31', '13773.06', 'LY2022'],
    )
    assert.deepEqual(
      draft.components.map(({ kind, start, end, amount, object_code }) => [
        kind,
        start,
        end,
        amount,
        object_code,
      ]),
      [
        ['regular', '2022-01-03', '2022-03-31', '11000.00', '1101'],
        ['overtime', '2022-01-01', '2022-02-28', '1458.16', '1103'],
        ['regular', '2021-12-01', '2022-01-02', '1250.00', '1101'],
        ['overtime', '2021-11-10', '2021-11-30', '64.90', '1103'],
      ],
    )
  },
)

test(
  'files in the form of a quarter whose offices have no total are refused as cut off',
  { skip: skipPayrolls },
  async () => {
    for (const file of ['detail_12col_sample.csv', 'detail_18col_sample.csv'])
      await assert.rejects(read(readReferencePayroll(`house-sod/${file}`)), refused(/cut off/))
  },
)

test('corrections keep their sign, different titles stay apart, and sums are exact', async () => {
  const found = await read(
    table(
      pay('DOE JANE', 'STAFF ASSISTANT', '.1'),
      pay('DOE JANE', 'STAFF ASSISTANT', '.2'),
      pay('DOE JANE', 'STAFF ASSISTANT', '-500.07'),
      pay('DOE JANE', 'SCHEDULER', '100'),
      pay('DOE JANE', 'SCHEDULER', '50', '1-Feb-25,28-Feb-25'),
      ...ends('-349.77'),
    ),
  )
  assert.deepEqual(
    found.observations.map(({ draft }) => [draft.title, draft.pay_start, draft.amount, draft.amount_status]),
    [
      ['STAFF ASSISTANT', '2025-01-03', '-499.77', 'adjusted'],
      ['SCHEDULER', '2025-01-03', '100.00', 'reported'],
      ['SCHEDULER', '2025-02-01', '50.00', 'reported'],
    ],
  )
  assert.equal(found.observations[0]?.draft.components[2]?.kind, 'adjustment')
  assert.ok(found.totals.every((one) => 'found' in one && one.printed === one.found))
})

test('payments of other kinds are no rows, and are in the totals', async () => {
  const other = pay('SAMPLE STATIONERS INC', 'PAPER, PENS', '7').replace(
    'PERSONNEL COMPENSATION,11',
    'TRAVEL,21',
  )
  const travel = ends('7')[0]?.replaceAll('PERSONNEL COMPENSATION', 'TRAVEL').replace(',11,', ',21,') ?? ''
  const found = await read(
    table(pay('DOE JANE', 'SCHEDULER', '100'), ends('100')[0] ?? '', other, travel, ...ends('107').slice(1)),
  )
  assert.equal(found.observations.length, 1)
  assert.equal(found.rows.filter(({ kind }) => kind === 'refused').length, 0)
  assert.ok(found.totals.every((one) => 'found' in one && one.printed === one.found))
})

const BROKEN: readonly (readonly [string, string, RegExp])[] = [
  ['a comma without quotes', pay('DOE, JANE', 'SCHEDULER', '5'), /19 cells instead of 18/],
  [
    'a kind of expense that is not known',
    pay('DOE JANE', 'X', '5').replace('COMPENSATION', 'COMP'),
    /may be pay/,
  ],
  ['a class that contradicts the kind', pay('DOE JANE', 'X', '5').replace(',11,', ',21,'), /contradict/],
  ['a subtotal without its mark', total('PERSONNEL COMPENSATION', 'DETAIL', '5'), /reads as a total/],
  ['a mark that is not known', pay('DOE JANE', 'X', '5').replace('DETAIL', 'DETAILS'), /unknown mark/],
  ['an amount of three decimals', pay('DOE JANE', 'X', '5.001'), /amount cannot be read/],
  [
    'a day that is none',
    pay('DOE JANE', 'X', '5', '3-Jan-25,31-Feb-25'),
    /days of the payment cannot be read/,
  ],
  ['days in the wrong order', pay('DOE JANE', 'X', '5', '31-Mar-25,3-Jan-25'), /ends before/],
  ['no name', pay('   ', 'X', '5'), /names no person/],
  ['a sign in the name', pay('DOE JANE *', 'X', '5'), /has “\*”/],
  [
    'a total in the place of the title',
    pay('DOE JANE', 'OFFICE TOTALS:', '5'),
    /The place of the title holds a total/,
  ],
  ['a total in the place of the name', pay('OFFICE TOTAL', 'ALL STAFF', '5'), /holds words of a total/],
  ['days of another century', pay('DOE JANE', 'X', '5', '3-Jan-92,31-Mar-25'), /ends before/],
  [
    'days after the quarter',
    pay('DOE JANE', 'X', '5', '3-Jan-25,31-Mar-62'),
    /do not fit a report of 2025Q1/,
  ],
  ['days many years before', pay('DOE JANE', 'X', '5', '3-Jan-15,31-Mar-15'), /at most 3 years late/],
  [
    'an office and a program that changed places',
    pay('DOE JANE', 'X', '5', undefined, 'OFFICIAL EXPENSES,LY2025,21VT000,2025 HON. A,OEMBR'),
    /begin with a year/,
  ],
  ['the name in the place of the title', pay('LEGISLATIVE ASSISTANT', 'DOE JANE', '5'), /holds a position/],
  [
    'another office than that of the total below',
    pay('DOE JANE', 'X', '5', undefined, OFFICE.replace('ANNA', 'PAUL')),
    /is of “2025 HON\. PAUL SAMPLEWRIGHT”, and the total below it is of “2025 HON\. ANNA/,
  ],
]
for (const [what, line, detail] of BROKEN)
  test(`a line with ${what} is refused, and those around it are read`, async () => {
    const found = await read(
      table(pay('ROE RICHARD', 'COUNSEL', '10'), line, pay('POE MARY', 'CLERK', '10'), ...ends('25')),
    )
    assert.deepEqual(
      found.observations.map(({ draft }) => draft.name_raw),
      ['ROE RICHARD', 'POE MARY'],
    )
    const [first, ...others] = found.rows.filter((row) => row.kind === 'refused')
    assert.match(first?.detail ?? '', detail)
    assert.equal(others.length, 0)
  })

test('a line that comes twice is refused where the total holds it once, and read where it holds both', async () => {
  const line = pay('DOE JANE', 'SCHEDULER', '100')
  const once = await read(table(line, line, ...ends('100')))
  assert.deepEqual(
    [draftOf(once, 'DOE JANE').amount, once.rows.filter(({ kind }) => kind === 'refused').length],
    ['100.00', 1],
  )
  const both = draftOf(await read(table(line, line, ...ends('200'))), 'DOE JANE')
  assert.deepEqual([both.amount, both.flags], ['200.00', ['line_repeated']])
  assert.deepEqual(draftOf(await read(table(line, ...ends('100'))), 'DOE JANE').flags, [])
})

test('pay that no days explain is refused', async () => {
  const { observations, totals } = await read(
    table(pay('DOE JANE', 'X', '50000'), pay('ROE ANN', 'X', '5000000'), ...ends('5050000')),
  )
  assert.deepEqual(
    observations.map(({ draft }) => draft.name_raw),
    ['DOE JANE'],
  )
  assert.ok(totals.every((one) => 'found' in one && one.printed === one.found))
})

test('blanks of any kind divide the words of a name', async () => {
  const found = await read(
    table(
      pay('DOE\u00a0JANE A', 'CLERK', '1'),
      pay('"DOE\n JANE A"', 'CLERK', '2'),
      pay('DOE JANE A', 'CLERK', '3'),
      ...ends('6'),
    ),
  )
  const { name, amount } = draftOf(found, 'DOE JANE A')
  assert.deepEqual([name.last, name.first, name.middle, amount], ['DOE', 'JANE', 'A', '6.00'])
})

test('an office that stands twice in the file is read once', async () => {
  const office = [pay('DOE JANE', 'SCHEDULER', '100'), ...ends('100')]
  const found = await read(table(...office, ...office))
  assert.equal(draftOf(found, 'DOE JANE').amount, '100.00')
  // The payment and the total of the pay.
  assert.equal(found.rows.filter(({ kind }) => kind === 'refused').length, 2)
})

test('an office whose total does not hold is told with both numbers', async () => {
  const { totals } = await read(table(pay('DOE JANE', 'SCHEDULER', '100'), ...ends('250.5')))
  assert.deepEqual(
    totals.map((one) => ('label' in one ? [one.label.split(', ')[1], one.printed, one.found] : [])),
    [
      ['PERSONNEL COMPENSATION TOTALS:', 250.5, 100],
      ['OFFICIAL EXPENSES OF MEMBERS TOTALS:', 250.5, 100],
      ['OFFICE TOTALS:', 250.5, 100],
    ],
  )
})

test('pages are counted, and their names are in nothing that is read', async () => {
  const { rows } = await read(
    table(
      pay('DOE JANE', 'PAGE', '100'),
      pay('ROE ANN', 'HOUSE PAGE', 'x'),
      pay('POE MARY', 'CLERK', '1'),
      ...ends('101'),
    ),
  )
  assert.deepEqual(rows.flatMap((row) => (row.kind === 'refused' ? [row.reason] : [])).toSorted(), [
    'minor',
    'payment_not_understood',
  ])
  assert.doesNotMatch(JSON.stringify(rows), /DOE|ROE/)
})

test('a header with another column, one moved or one renamed stops the document', async () => {
  const header = NEW?.split(',') ?? []
  const moved = [header[1], header[0], ...header.slice(2)].join(',')
  for (const other of [`${NEW},NOTE`, moved, NEW?.replace('VENDOR NAME', 'PAYEE') ?? '', 'a,b,c,d'])
    await assert.rejects(
      read([other, pay('DOE JANE', 'X', '5'), ...ends('5'), ''].join('\n')),
      refused(/column \d+ is/),
    )
})

test('what is no CSV, or is empty, or is cut off, stops the document', async () => {
  await assert.rejects(read('<!DOCTYPE html><p>Not found'), refused(/web page/))
  await assert.rejects(read(''), refused(/empty/))
  const whole = table(pay('DOE JANE', 'SCHEDULER', '100'), ...ends('100'))
  await assert.rejects(
    read(whole.slice(0, whole.indexOf('PERSONNEL COMPENSATION TOTALS'))),
    refused(/cut off/),
  )
})

test('text in the code page of Windows is read, and mixed encodings stop the document', async () => {
  const whole = table(pay('PEÑA JOSÉ', 'SCHEDULER', '100'), ...ends('100'))
  assert.equal(draftOf(await read(Buffer.from(whole, 'latin1')), 'PEÑA JOSÉ').amount, '100.00')
  const mixed = Buffer.concat([Buffer.from(whole), Buffer.from(pay('PEÑA', 'X', '1'), 'latin1')])
  await assert.rejects(read(mixed), refused(/mixes/))
})

test('the form of 12 columns is read with the year of the office', async () => {
  const line = '2019 HON. A. SAMPLE,OFFICIAL EXPENSES OF MEMBERS,PERSONNEL COMPENSATION,'
  const { observations, series } = await read(
    [
      MIDDLE,
      `${line}DETAIL,   ,   ,   ,DOE JANE,01-APR-19,30-JUN-19,COUNSEL (OTHER COMPENSATION),12.5`,
      `${line}SUBTOTAL,   ,   ,   ,   ,   ,   ,PERSONNEL COMPENSATION TOTALS:,12.5`,
      `${line}GRAND TOTAL FOR ORGANIZATION,   ,   ,   ,   ,   ,   ,OFFICE TOTALS:,12.5`,
      '',
    ].join('\n'),
  )
  const [only] = observations
  assert.deepEqual(
    [series, only?.draft.office.year_label, only?.draft.title, only?.draft.components[0]?.kind],
    ['house-disbursements/2019Q2', '2019', 'COUNSEL', 'other'],
  )
})

test('the form of 15 columns is read with its Bioguide id and the quarter that it prints', async () => {
  const line = (quarter: string) =>
    `S000001,HON. A. SAMPLE,${quarter},PERSONNEL COMPENSATION,,"DOE,JANE M",07/01/09,09/30/09,COUNSEL,"1,250.00",2009,,,1,DOE`
  const found = await read([OLD, line('2009Q3'), ''].join('\n'))
  const draft = draftOf(found, 'DOE,JANE M')
  assert.deepEqual(
    [found.series, draft.office.bioguide, draft.name.first, draft.name.middle, draft.amount, draft.pay_end],
    ['house-disbursements/2009Q3', 'S000001', 'JANE', 'M', '1250.00', '2009-09-30'],
  )
  const twice = await read([OLD, line('2009Q3'), line('2009Q3'), ''].join('\n'))
  assert.equal(draftOf(twice, 'DOE,JANE M').amount, '1250.00')
  assert.equal(twice.rows.filter(({ kind }) => kind === 'refused').length, 1)
  await assert.rejects(
    read([OLD, line('2009Q3'), line('2009Q4'), ''].join('\n')),
    refused(/several quarters/),
  )
})

test('an address that names another quarter than the payments stops the document', async () => {
  const whole = table(pay('DOE JANE', 'SCHEDULER', '100'), ...ends('100'))
  const url = (name: string) => ({ url: `https://house.example/${name}.csv` })
  assert.equal((await read(whole, url('JAN-MAR-2025-SOD-DETAIL'))).series, 'house-disbursements/2025Q1')
  await assert.rejects(read(whole, url('2025Q2-detail')), refused(/2025Q2.*2025Q1/))
})
