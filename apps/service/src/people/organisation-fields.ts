import { refuseFields } from '../platform/index.ts'
import { foldName } from './fold-name.ts'
import { ORGANISATION_LIMITS } from './limits.ts'

type Fields = { readonly name: string; readonly site: string }

/** Reads the fields of a new organisation. A Refusal names every field at fault. */
export const parseOrganisationFields = ({ name, site }: Fields): Fields => {
  const shown = name.trim().normalize('NFC')
  const origin = parseSite(site)
  const errors = [
    ...(isName(shown) ? [] : [{ field: 'name', detail: NAME_FORM }]),
    ...(origin === undefined ? [{ field: 'site', detail: SITE_FORM }] : []),
  ]
  if (errors.length > 0 || origin === undefined) throw refuseFields(errors)
  return { name: shown, site: origin }
}

/** Reads the name of an organisation that an operator makes. */
export const parseName = (name: string): string => {
  const shown = name.trim().normalize('NFC')
  if (!isName(shown)) throw refuseFields([{ field: 'name', detail: NAME_FORM }])
  return shown
}

const MOST_NAME = ORGANISATION_LIMITS.nameCharacters.value
const LEAST_NAME = 2

/** Characters that a reader cannot see, and line ends. */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/u

/** A host, a mailbox or an IPv4 address: mail programs make a link of it. "U.S." and "e.V." are none. */
const ADDRESS = /[\p{L}\p{N}][.。](?:\p{L}{2,}|xn--)|\d+(?:[.。]\d+){3}|\/\//u

/** A mail carries the name to people who do not know its writer, so it holds no address. */
const isName = (name: string): boolean => {
  const { length } = [...name]
  const isReadable = !UNSEEN.test(name) && foldName(name) !== ''
  return length >= LEAST_NAME && length <= MOST_NAME && isReadable && !ADDRESS.test(name.normalize('NFKC'))
}

const NAME_FORM =
  `The name must be one line of ${LEAST_NAME} to ${MOST_NAME} characters with a letter or a digit, without control ` +
  'characters, invisible characters and addresses such as example.org. Write the name as your organisation does.'

const MOST_SITE = ORGANISATION_LIMITS.siteCharacters.value
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*$/

/** Origin of a website; undefined for a text that is no https address of a named host. */
const parseSite = (text: string): string | undefined => {
  const trimmed = text.trim()
  if (trimmed.length > MOST_SITE || !URL.canParse(trimmed)) return undefined
  const { protocol, hostname, username, password, origin } = new URL(trimmed)
  const isPlain = protocol === 'https:' && username === '' && password === ''
  return isPlain && HOST.test(hostname) ? origin : undefined
}

const SITE_FORM =
  'The site must be an https address with a full host name. Write it as https://www.example.org.'
