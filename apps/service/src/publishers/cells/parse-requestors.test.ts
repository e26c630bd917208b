import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { listNames, parseRequestors } from './parse-requestors.ts'

const parse = (cell: string, others: string[] = []) =>
  parseRequestors(cell, { chamber: 'senate', names: new Set([cell, ...others].flatMap(listNames)) })
const namesIn = (cell: string, others?: string[]) => parse(cell, others).requestors.map(({ name }) => name)

test('surnames are told apart by commas, and nothing is made up about their members', () => {
  assert.deepEqual(parse('Example, Van Sample').requestors, [
    { name: 'Example', name_raw: 'Example', chamber: 'senate', state: null, district: null, party: null },
    {
      name: 'Van Sample',
      name_raw: 'Van Sample',
      chamber: 'senate',
      state: null,
      district: null,
      party: null,
    },
  ])
  assert.deepEqual(namesIn('One,\nTwo; Three and Four,'), ['One', 'Two', 'Three', 'Four'])
  assert.deepEqual(namesIn('Example, Jr., Sandman'), ['Example, Jr.', 'Sandman'])
  assert.deepEqual(namesIn('Example / Van Sample & Sandman'), ['Example', 'Van Sample', 'Sandman'])
  assert.deepEqual(namesIn(' , '), [])
})

test('a State in parentheses is the member’s; other parentheses stay in the name', () => {
  const [first, second, third] = parse('Bishop (GA), Sample (ZZ), Smith(NJ)').requestors
  assert.deepEqual([first?.name, first?.name_raw, first?.state], ['Bishop', 'Bishop (GA)', 'GA'])
  assert.deepEqual([second?.name, second?.state], ['Sample (ZZ)', null])
  assert.deepEqual([third?.name, third?.state], ['Smith', 'NJ'])
  assert.deepEqual(
    parse('Sampleton / Specimen (GA)').requestors.map(({ name, state }) => [name, state]),
    [
      ['Sampleton', null],
      ['Specimen', 'GA'],
    ],
  )
})

test('a page number that ran into a name is taken off with a flag, and the raw name keeps it', () => {
  const { requestors, flags } = parse('Alsobody, Van Sample 164')
  assert.deepEqual(requestors[1], { ...requestors[1], name: 'Van Sample', name_raw: 'Van Sample 164' })
  assert.deepEqual(flags, ['page_number_removed'])
  assert.equal(parse('Bishop (GA) 161').requestors[0]?.state, 'GA')
  assert.deepEqual(parse('Coonsby').flags, [])
})

test('a name that is printed twice is one requestor, unless a given name may follow it', () => {
  assert.deepEqual(namesIn('Sample, SAMPLE; Example'), ['Sample', 'Example'])
  assert.deepEqual(namesIn('Sample (GA), Example, Sample (GA)'), ['Sample', 'Example'])
  assert.deepEqual(namesIn('Sample (GA), Sample (VA)'), ['Sample', 'Sample'])
  assert.deepEqual(namesIn('Scott, David, Scott, Bobby'), ['Scott', 'David', 'Scott', 'Bobby'])
})

test('figures that are no page number stay', () => {
  for (const cell of ['Sample 12345', '164', '2nd Sample']) {
    assert.deepEqual(namesIn(cell), [cell])
    assert.deepEqual(parse(cell).flags, [])
  }
})

test('a broken name is joined only where the document prints it whole', () => {
  assert.deepEqual(parse('Blumen, Mur- phy', ['Murphy 12']).flags, ['hyphen_repaired'])
  assert.deepEqual(namesIn('Blumen, Mur- phy', ['Murphy 12']), ['Blumen', 'Murphy'])
  assert.deepEqual(namesIn('Blunt- Example', ['Blunt-Example']), ['Blunt-Example'])
  assert.deepEqual(namesIn('Blumen, Mur- phy', ['Murray']), ['Blumen', 'Mur- phy'])
  assert.deepEqual(parse('Mur- phy').flags, [])
})

test('any cell gives names that are not empty, each from text that the cell holds', () => {
  fc.assert(
    fc.property(fc.string(), (cell) => {
      for (const { name, name_raw } of parse(cell).requestors) {
        assert.ok(name !== '')
        assert.ok(cell.replace(/\s+/g, ' ').includes(name_raw))
      }
    }),
  )
})
