import { STATES, type Requestor } from '@rotunda/contract'
import { html, type Html } from '../html/html.ts'
import { nameRequestor } from '../views/corrected-value.ts'
import { showChoices, showField } from './forms.ts'
import type { PortalAsked } from './portal-page.ts'

const NAME = 'proposed_name'
const STATE = 'proposed_state'
const CHAMBER = 'proposed_chamber'

/** Whether a form proposes a value: members are proposed by boxes, a name, or both. */
export const hasProposed = (form: URLSearchParams): boolean => form.has('proposed') || form.has(NAME)

/** Fields for the members who made a request: a box for each that did not, and the name of one who is missing. */
export const showMembers = (typed: Pick<PortalAsked, 'form' | 'faults'>, value: unknown): Html => {
  const members = membersOf(value)
  return html`${showChoices(typed, {
    name: 'proposed',
    legend: members.length === 0 ? 'The record names no member' : 'Which member did not ask for this?',
    isMany: true,
    choices: members.map((member, index) => ({
      value: String(index),
      label: `${nameRequestor(member)} did not ask for this`,
    })),
  })}
${showField(typed, { name: NAME, label: 'Name of the missing member', isOptional: true })}
${showField(typed, {
  name: STATE,
  label: 'State of the missing member',
  isOptional: true,
  options: [
    { value: '', label: 'Not known' },
    ...Object.entries(STATES).map(([code, name]) => ({ value: code, label: name })),
  ],
})}
${members.length === 0 && showField(typed, { name: CHAMBER, label: 'Chamber of the missing member', options: CHAMBERS })}`
}

const CHAMBERS = [
  { value: 'house', label: 'House' },
  { value: 'senate', label: 'Senate' },
]

/** The members without those that are ticked, and with the one that is named. */
export const readMembers = (form: URLSearchParams, value: unknown): unknown[] => {
  const members = membersOf(value)
  const ticked = form.getAll('proposed')
  const name = (form.get(NAME) ?? '').trim()
  const missing = {
    name,
    name_raw: name,
    chamber: members[0]?.chamber ?? form.get(CHAMBER),
    state: form.get(STATE) === '' ? null : form.get(STATE),
    district: null,
    party: null,
    bioguide: null,
    match: 'none',
    from_match: [],
  }
  return [
    ...members.filter((_member, index) => !ticked.includes(String(index))),
    ...(name === '' ? [] : [missing]),
  ]
}

const membersOf = (value: unknown): readonly Requestor[] =>
  // The schema of the field says so; a record behind a key has no value.
  Array.isArray(value) ? (value as readonly Requestor[]) : []
