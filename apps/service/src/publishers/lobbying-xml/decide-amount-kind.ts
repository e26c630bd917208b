import type { LobbyingSenateAmountRule } from '@rotunda/contract'
import { parseMark } from './values.ts'

type Parties = { readonly registrant: string; readonly client: string; readonly selfFiler: string | null }

/**
 * Decides whether the one amount of a filing is income or expenses. The source does not state it: a registrant that is
 * its own client reports expenses. Where the names leave a doubt, the kind is unknown.
 */
export const decideAmountKind = ({
  registrant,
  client,
  selfFiler,
}: Parties): {
  readonly kind: 'income' | 'expenses' | 'unknown'
  readonly rule: LobbyingSenateAmountRule
} => {
  const [own, other] = [listWords(registrant), listWords(client)]
  const isSame = own.length > 0 && own.join(' ') === other.join(' ')
  const isSelf = selfFiler === null ? undefined : parseMark(selfFiler)
  if (isSame)
    return isSelf === false
      ? { kind: 'unknown', rule: 'self_filer_differs' }
      : { kind: 'expenses', rule: 'same_name' }
  const [words, others] = [own, other].map((all) => all.filter((word) => !COMMON.has(word)))
  if (words === undefined || others === undefined || words.length === 0 || others.length === 0)
    return { kind: 'unknown', rule: 'similar_names' }
  if (words.some((word) => others.includes(word))) return { kind: 'unknown', rule: 'similar_names' }
  return isSelf === true
    ? { kind: 'unknown', rule: 'self_filer_differs' }
    : { kind: 'income', rule: 'different_names' }
}

const listWords = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/['’.]/g, '')
    .toUpperCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Words that names of strangers share. */
const COMMON: ReadonlySet<string> = new Set(
  'THE OF AND FOR IN A INC INCORPORATED LLC LLP LP PC PLLC CO COMPANY CORP CORPORATION LTD LIMITED'.split(
    ' ',
  ),
)
