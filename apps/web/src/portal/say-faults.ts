/** Fault of each field of a form that was refused, by its name. */
export type FieldFaults = ReadonlyMap<string, string>

/** A refused field: its text as typed, the sentence of the API, and the places of refused entries of a list. */
type Refused = { readonly typed: string; readonly detail: string; readonly places: readonly number[] }

/** The sentence of a form for each refused field. A field without one keeps the sentence of the API. */
export type FaultWords = Readonly<Record<string, (refused: Refused) => string>>

/** Puts the faults of the API into the words of a form: one line for each field, lists included. */
export const sayFaults = (faults: FieldFaults, form: URLSearchParams, words: FaultWords): FieldFaults => {
  const refused = new Map<string, Refused>()
  for (const [field, detail] of faults) {
    const [, list, place] = ENTRY.exec(field) ?? []
    const name = list ?? field
    const before = refused.get(name)
    const places = [...(before?.places ?? []), ...(place === undefined ? [] : [Number(place)])]
    refused.set(name, { typed: form.get(name) ?? '', detail: before?.detail ?? detail, places })
  }
  return new Map(
    [...refused].map(([name, one]) => [name, (words[name] ?? COMMON[name])?.(one) ?? one.detail]),
  )
}

const ENTRY = /^(\w+)\.(\d+)$/

/** The same sentence for every fault of a field. */
export const say = (sentence: string) => (): string => sentence

/** A sentence in place of those of the API that name a field or a type. Other sentences of the API stay. */
export const sayForm =
  (sentence: string) =>
  ({ detail }: Refused): string =>
    detail.startsWith('The field ') ? sentence : detail

type Bounds = { readonly least?: number; readonly most: number }

/** Says what to write, and the bound that the text misses. `ask` is the begin of a sentence, such as "Say why". */
export const sayText =
  (ask: string, { least = 1, most }: Bounds) =>
  ({ typed }: Refused): string => {
    const { length } = [...typed.replaceAll(/\r\n?/g, '\n').trim()]
    const [has, may] = [length, most].map((number) => number.toLocaleString('en-US'))
    if (length > most) return `${ask}, in at most ${may} characters: the text has ${has}.`
    if (length < least) return least === 1 ? `${ask}.` : `${ask}, in at least ${least} characters.`
    return `${ask}, without characters that nobody can see.`
  }

/** Names the refused entries of a list after `says`. `more` is for a list that is refused as a whole. */
export const sayEntries =
  (split: (typed: string) => readonly string[], says: string, more: string) =>
  ({ typed, places }: Refused): string => {
    const entries = split(typed)
    const wrong = places.flatMap((place) => entries[place] ?? [])
    return wrong.length === 0 ? more : `${says}: ${wrong.map((entry) => `“${entry}”`).join(', ')}.`
  }

/** Parts of a text without blanks. */
export const splitWords = (typed: string): string[] => typed.split(/\s+/).filter((word) => word !== '')

/** Words of the fields in which a person names internet addresses or ranges of them. */
export const sayAddresses = (split: (typed: string) => readonly string[], more: string) =>
  sayEntries(
    split,
    'Give addresses or ranges such as 203.0.113.7 or 2001:db8::/48, one on a line. Not such an address',
    more,
  )

/** Fields that mean the same in every form. */
const COMMON: FaultWords = {
  mailbox: sayForm('Enter a single e-mail address, such as name@example.org.'),
  code: sayForm('Enter the 8 digits of the code in the mail.'),
  old_code: sayForm('Enter the 8 digits of the code in the mail.'),
}

/** Words of the fields in which a person names public addresses that prove something. */
export const EVIDENCE_WORDS = sayEntries(
  splitWords,
  'Give only web addresses that everybody can open, such as https://example.org/letter.pdf. Not such an address',
  'Give at most 10 addresses in all.',
)
