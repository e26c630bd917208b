import { METHOD } from './method.ts'
import type { Observations } from './gather-observations.ts'

/** Frequencies of names, offices and titles, in bits: agreement on a rare value is stronger evidence. */
export type Frequencies = {
  /** Odds against any two records being of one person. */
  readonly prior: number
  /** Weight of a surname and a first name that are equal, together. */
  weighName(last: string, first: string): number
  weighWhole(whole: string): number
  weighLast(last: string): number
  weighFirst(first: string): number
  weighOffice(office: string): number
  weighMember(member: string): number
  /** `share`: how often two observations of one person have the same title. */
  weighTitle(title: number, share: number): number
  /** Expected number of other persons with the name. */
  expectHomonyms(last: string, first: string, hasMiddle: boolean): number
}

export const countFrequencies = ({ count, at, names, places, titles }: Observations): Frequencies => {
  const counts = { last: makeCount(), first: makeCount(), whole: makeCount() }
  for (const { last, first, whole } of names) {
    counts.last.add(last)
    counts.first.add(first)
    counts.whole.add(whole)
  }
  const staff = { office: makeCount(), member: makeCount(), title: makeCount() }
  let lastName = -1
  let lastPlace = -1
  for (let position = 0; position < count; position += 1) {
    const { name, place, title } = at(position)
    if (name === lastName && place === lastPlace) continue
    lastName = name
    lastPlace = place
    const { office, member } = places[place] ?? NOWHERE
    staff.office.add(office)
    if (member !== null) staff.member.add(member)
    staff.title.add(titles[title] ?? '')
  }
  const total = Math.max(names.length, METHOD.leastNames)
  const posts = Math.max(staff.title.total(), METHOD.leastNames)
  const prior = Math.log2(total)
  const rarity = (bearers: number, most: number): number =>
    Math.min(Math.log2(total / Math.max(bearers, 1)), most)
  const weighLast = (last: string) => rarity(counts.last.of(last), METHOD.mostSurname)
  const weighFirst = (first: string) => rarity(counts.first.of(first), METHOD.mostFirstName)
  const share = (staffed: number) => Math.max(staffed, 1) / posts
  return {
    prior,
    weighLast,
    weighFirst,
    weighName: (last, first) => Math.min(weighLast(last) + weighFirst(first), prior + METHOD.mostOverPrior),
    weighWhole: (whole) => rarity(counts.whole.of(whole), prior) + METHOD.mostOverPrior,
    weighOffice: (office) =>
      Math.min(Math.log2(METHOD.officeSame / share(staff.office.of(office))), METHOD.mostOffice),
    weighMember: (member) =>
      Math.min(Math.log2(METHOD.memberSame / share(staff.member.of(member))), METHOD.mostOffice),
    weighTitle: (title, same) =>
      Math.min(Math.log2(same / share(staff.title.of(titles[title] ?? ''))), METHOD.mostTitle),
    expectHomonyms: (last, first, hasMiddle) =>
      (counts.last.of(last) * counts.first.of(first) * (hasMiddle ? SAME_INITIAL : 1)) / total,
  }
}

const NOWHERE = { office: '', member: null } as const

/** Share of pairs of persons with middle initials in which both have the same. */
const SAME_INITIAL = 0.07

const makeCount = () => {
  const counts = new Map<string, number>()
  let total = 0
  return {
    add: (text: string): void => {
      counts.set(text, (counts.get(text) ?? 0) + 1)
      total += 1
    },
    of: (text: string): number => counts.get(text) ?? 0,
    total: () => total,
  }
}
