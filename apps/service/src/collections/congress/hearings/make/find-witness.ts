import type { MeetingDocument } from '@rotunda/contract'
import { foldText } from '../../../../platform/index.ts'
import type { MeetingDocumentDraft } from '../../../../publishers/congress/index.ts'
import type { Fact } from '../../../../releases/index.ts'
import type { Appearance } from './make-appearances.ts'
import { findNameKey } from './name-key.ts'

export type WitnessLink = {
  readonly appearance: Appearance | undefined
  readonly link_basis: MeetingDocument['link_basis']
}

/** The witness whose document it is: as the source lists it, or by the name of the file where one alone has that name. */
export const findWitness = (
  appearances: readonly Appearance[],
  fact: Fact<MeetingDocumentDraft>,
  fileName: string | null,
): WitnessLink => {
  const listed = findListed(appearances, fact)
  if (listed !== undefined) return { appearance: listed, link_basis: 'xml' }
  const [named, ...others] = fact.draft.group === 'witness' ? listNamed(appearances, fileName ?? '') : []
  return named === undefined || others.length > 0
    ? { appearance: undefined, link_basis: 'none' }
    : { appearance: named, link_basis: 'file_name' }
}

const findListed = (
  appearances: readonly Appearance[],
  { draft: { witness }, source }: Fact<MeetingDocumentDraft>,
): Appearance | undefined =>
  witness === null
    ? undefined
    : appearances.find(({ facts }) =>
        facts.some(
          (one) =>
            one.source.sha256 === source.sha256 &&
            one.draft.panel === witness.panel &&
            one.draft.order === witness.order,
        ),
      )

/** `HHRG-118-II24-Wstate-OsceolaM-20230324.pdf`: the surname, and the initial of the first name. */
const FILE = /-[A-Z]?[A-Za-z]+-([A-Z][A-Za-z'’.-]*)([A-Z])-\d{8}(?:-[A-Z]?\d+)?\.\w+$/

const listNamed = (appearances: readonly Appearance[], fileName: string): readonly Appearance[] => {
  const [, surname = '', initial = ''] = FILE.exec(fileName) ?? []
  if (surname === '') return []
  return appearances.filter(({ facts: [{ draft }] }) => {
    const key = findNameKey(draft)
    return (
      key !== undefined &&
      listLetters(key.last) === listLetters(surname) &&
      key.first.startsWith(initial.toLowerCase())
    )
  })
}

const listLetters = (name: string): string => foldText(name).replace(/[^\p{L}]/gu, '')
