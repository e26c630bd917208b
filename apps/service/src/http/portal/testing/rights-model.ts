/** Devices and browsers of people who all read the same mailboxes. */
export const HOLDERS = [0, 1, 2] as const
export const MAILBOXES = [0, 1] as const

/** A passkey by its number; its holder's device signs with it. */
type Passkey = { readonly number: number; readonly holder: number }

export type ModelPerson = {
  role: boolean
  /** Passkeys that open something at all, and those among them that open the role. */
  passkeys: Passkey[]
  proven: Set<number>
  isMember: boolean
  /** Whether the person belonged to the organisation at any time since its request was begun. */
  belonged: boolean
}

export type ModelSession = { readonly person: ModelPerson; readonly passkey: number | undefined }

/** The rules once more, without a database. */
export type Model = {
  /** Person of each mailbox; undefined before the first sign-in. */
  readonly people: (ModelPerson | undefined)[]
  /** Session of each browser. */
  readonly sessions: (ModelSession | undefined)[]
  /** Whether each mailbox has an open enrolment code. */
  readonly codes: boolean[]
  /** All passkeys that were ever made. */
  readonly made: Passkey[]
}

export const KINDS = [
  'sign_in',
  'add_passkey',
  'use_passkey',
  'remove_passkey',
  'invite',
  'enrol',
  'take_role',
  'reset',
  'end_sessions',
  'join',
  'leave',
  'change_mailbox',
  'delete',
] as const

export type Step = {
  readonly kind: (typeof KINDS)[number]
  readonly holder: number
  readonly mailbox: number
  readonly pick: number
}

export const makeModel = (): Model => ({
  people: MAILBOXES.map(() => undefined),
  sessions: HOLDERS.map(() => undefined),
  codes: MAILBOXES.map(() => false),
  made: [],
})

const MOST_PASSKEYS = 10

/** Whether the role counts in the browser of a holder. */
export const mayReview = ({ sessions }: Model, holder: number): boolean => {
  const session = sessions[holder]
  if (session?.passkey === undefined) return false
  return session.person.role && session.person.proven.has(session.passkey)
}

/** Passkey that a step is about: one of the holder's device to use, or one of the session's person to remove. */
export const passkeyOf = ({ made, sessions }: Model, { kind, holder, pick }: Step): Passkey | undefined => {
  const own =
    kind === 'use_passkey'
      ? made.filter((passkey) => passkey.holder === holder)
      : (sessions[holder]?.person.passkeys ?? [])
  return own[pick % Math.max(1, own.length)]
}

const isProved = (model: Model, holder: number): boolean => {
  const session = model.sessions[holder]
  if (session?.passkey === undefined) return false
  return session.person.role ? mayReview(model, holder) : true
}

const endSessions = ({ sessions }: Model, person: ModelPerson | undefined, but?: number): void => {
  for (const holder of HOLDERS)
    if (holder !== but && sessions[holder]?.person === person) sessions[holder] = undefined
}

const makePasskey = ({ made, sessions }: Model, holder: number, person: ModelPerson): Passkey => {
  const passkey = { number: made.length, holder }
  made.push(passkey)
  person.passkeys.push(passkey)
  sessions[holder] = { person, passkey: passkey.number }
  return passkey
}

/** Carries out a step in the model, and returns whether the rules allow it. */
export const stepInModel = (model: Model, step: Step): boolean => {
  const { people, sessions, codes } = model
  const { kind, holder, mailbox } = step
  const [session, person] = [sessions[holder], people[mailbox]]
  switch (kind) {
    case 'sign_in': {
      const found = person ?? {
        role: false,
        passkeys: [],
        proven: new Set(),
        isMember: false,
        belonged: false,
      }
      people[mailbox] = found
      sessions[holder] = { person: found, passkey: undefined }
      return true
    }
    case 'invite':
      codes[mailbox] = true
      return true
    case 'enrol':
      return session !== undefined && enrol(model, holder, session.person)
    case 'add_passkey':
      return session !== undefined && addPasskey(model, holder, session.person)
    case 'use_passkey':
      return usePasskey(model, step)
    case 'remove_passkey':
      return session !== undefined && removePasskey(model, step, session)
    case 'join':
    case 'leave':
      if (session === undefined || session.person.isMember === (kind === 'join')) return false
      session.person.isMember = kind === 'join'
      session.person.belonged = true
      return true
    case 'change_mailbox':
      return session !== undefined && changeMailbox(model, step, session.person)
    case 'take_role':
    case 'reset':
    case 'end_sessions':
    case 'delete':
      return person !== undefined && order(model, step, person)
  }
}

/** An order of an operator about a person. */
const order = ({ ...model }: Model, { kind, mailbox }: Step, person: ModelPerson): boolean => {
  if (kind === 'take_role' && !person.role) return false
  endSessions(model, person)
  if (kind === 'end_sessions') return true
  person.passkeys = []
  person.proven = new Set()
  model.codes[mailbox] = false
  if (kind === 'reset') return true
  person.role = false
  if (kind === 'delete') model.people[mailbox] = undefined
  return true
}

const changeMailbox = (model: Model, { holder, mailbox }: Step, person: ModelPerson): boolean => {
  if (model.people[mailbox] !== undefined) return false
  if ((person.role || person.passkeys.length > 0) && !isProved(model, holder)) return false
  const old = model.people.indexOf(person)
  model.people[old] = undefined
  model.people[mailbox] = person
  for (const one of [old, mailbox]) model.codes[one] = false
  endSessions(model, person, holder)
  return true
}

const enrol = (model: Model, holder: number, person: ModelPerson): boolean => {
  const mailbox = model.people.indexOf(person)
  if (model.codes[mailbox] !== true) return false
  model.codes[mailbox] = false
  endSessions(model, person, holder)
  person.role = true
  person.passkeys = []
  person.proven = new Set([makePasskey(model, holder, person).number])
  return true
}

const addPasskey = (model: Model, holder: number, person: ModelPerson): boolean => {
  const { passkeys, role, proven } = person
  if (passkeys.length >= MOST_PASSKEYS) return false
  if (passkeys.length > 0 ? !isProved(model, holder) : role) return false
  const { number } = makePasskey(model, holder, person)
  if (role) proven.add(number)
  return true
}

const usePasskey = (model: Model, step: Step): boolean => {
  const [passkey, session] = [passkeyOf(model, step), model.sessions[step.holder]]
  const person = model.people.find((one) => passkey !== undefined && one?.passkeys.includes(passkey))
  if (passkey === undefined || person === undefined) return false
  if (session !== undefined && session.person !== person) return false
  model.sessions[step.holder] = { person, passkey: passkey.number }
  return true
}

const removePasskey = (model: Model, step: Step, { person }: ModelSession): boolean => {
  const passkey = passkeyOf(model, step)
  if (passkey === undefined || !isProved(model, step.holder)) return false
  if (person.role && person.passkeys.length === 1) return false
  person.passkeys = person.passkeys.filter((one) => one !== passkey)
  person.proven.delete(passkey.number)
  for (const holder of HOLDERS)
    if (model.sessions[holder]?.passkey === passkey.number)
      model.sessions[holder] = holder === step.holder ? { person, passkey: undefined } : undefined
  return true
}
