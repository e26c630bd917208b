import type { Conflict, Member } from '@rotunda/contract'
import { chooseValue, type Statement } from '../choose-value.ts'
import { congressOn } from '../congress-days.ts'
import type { PersonFacts } from './person-facts.ts'
import { dayOf } from './day-of.ts'
import { findLegislator, findNewestTerm, newestOf } from './find-legislator.ts'
import { isCurrent } from './find-listed.ts'

type Contact = Member['contact']
type Made = { readonly contact: Contact; readonly conflicts: readonly Conflict[] }

const NONE: Contact = { office: null, phone: null, website: null, contact_form: null }

/** Washington office of a sitting member, as the chamber lists it, otherwise as others do. */
export const makeContact = (person: PersonFacts, chamber: Member['chamber']): Made => {
  if (isCurrent(person) !== true) return { contact: NONE, conflicts: [] }
  const listed = listContacts(person, chamber)
  const pick = (field: keyof Contact) =>
    chooseValue<string>(
      `contact.${field}`,
      listed.map(({ contact, fact }) => ({ value: contact[field], fact })),
    )
  const phone = pick('phone')
  return {
    contact: {
      office: pick('office').value,
      phone: phone.value,
      website: pick('website').value,
      contact_form: pick('contact_form').value,
    },
    // Lists write offices and addresses of pages in too many ways to compare them.
    conflicts: phone.conflicts,
  }
}

type Listed = Pick<Statement<string>, 'fact'> & { readonly contact: Contact }

const listContacts = (person: PersonFacts, chamber: Member['chamber']): readonly Listed[] => {
  const entry = findLegislator(person)
  const term = entry && findNewestTerm(entry)
  const clerk = newestOf(person.clerk, ({ draft }) => draft.published_on)
  // The House assigns offices anew in each Congress.
  const isOfNow = clerk !== undefined && clerk.draft.congress === congressOn(dayOf(entry ?? clerk))
  return [
    ...(isOfNow && chamber === 'House'
      ? [
          {
            fact: clerk,
            contact: {
              ...NONE,
              office: clerk.draft.office && nameBuilding(clerk.draft.office),
              phone: tidyPhone(clerk.draft.phone),
            },
          },
        ]
      : []),
    ...person.senate.map((fact) => ({
      fact,
      contact: {
        office: fact.draft.office,
        phone: tidyPhone(fact.draft.phone),
        website: fact.draft.website,
        contact_form: fact.draft.contact_form,
      },
    })),
    ...(entry && term
      ? [
          {
            fact: entry,
            contact: {
              office: term.office,
              phone: tidyPhone(term.phone),
              website: term.url,
              contact_form: term.contact_form,
            },
          },
        ]
      : []),
  ]
}

const BUILDINGS: Readonly<Record<string, string>> = {
  CHOB: 'Cannon House Office Building',
  LHOB: 'Longworth House Office Building',
  RHOB: 'Rayburn House Office Building',
}

const nameBuilding = (office: string): string =>
  office.replace(/[CLR]HOB$/, (building) => BUILDINGS[building] ?? building)

/** `202-225-0000`; other forms stay as they are. */
const tidyPhone = (phone: string | null): string | null =>
  phone?.replace(/^\((\d{3})\)\s*(\d{3})-(\d{4})$/, '$1-$2-$3') ?? null
