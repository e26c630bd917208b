import { Type, type TObject, type TSchema } from 'typebox'
import type { Decision } from '../http/portal/review/index.ts'
import { getReviewer } from '../people/index.ts'
import { parseJson } from '../platform/index.ts'
import type { StoreCommandContext } from './command-context.ts'
import type { CommandOption, Report, StoreCommand } from './command.ts'
import { getNumber, getOperand, getOption, hasOption, listOptions, type CommandLine } from './command-line.ts'
import { readNumber } from './option-values.ts'

const AS_OPTION: CommandOption = {
  name: 'as',
  value: 'REVIEWER',
  description: 'Reviewer or operator who decides: the id or the mailbox of an enrolled person.',
  required: true,
}

const AS_DETAILS =
  'The history and the audit log mark the decision as made by command. Anyone with a shell on this machine can act as any reviewer.'

/** Everything that the commands of a family share. */
export type Family<Needs, Data> = {
  /** First word of the commands. */
  readonly word: string
  /** Command that lists the ids that the operand takes. */
  readonly listedBy: string
  /** Operand of the examples. */
  readonly sample: string
  readonly open: (context: StoreCommandContext) => Promise<Needs>
  readonly report: (data: Data, operand: string) => Report
}

/** A command's own part, which the operation does not have. */
export type Added = {
  readonly details?: string
  /** Option values of the examples, as they are typed; one with all options that are required when left out. */
  readonly examples?: readonly string[]
  /** Options for fields that no single option can hold. */
  readonly options?: readonly CommandOption[]
  /** Reads these fields. */
  readonly read?: (line: CommandLine, context: StoreCommandContext) => object | Promise<object>
}

/**
 * Makes the command of each decision of the portal. Its words, its operand, its options and their help follow from the
 * operation; `--as` names the reviewer, and the newest revision counts. `added` is by the second word.
 */
export const makeDecisions = <Needs, Data>(
  decisions: readonly Decision<Needs, Data>[],
  family: Family<Needs, Data>,
  added: Readonly<Record<string, Added>>,
): StoreCommand[] =>
  decisions.map((decision) => makeDecision(decision, family, added[wordOf(decision)] ?? {}))

const wordOf = ({ path }: { readonly path: string }): string => path.split('/').at(-1) ?? ''

const makeDecision = <Needs, Data>(
  decision: Decision<Needs, Data>,
  { word, listedBy, sample, open, report }: Family<Needs, Data>,
  { details, examples = [''], options = [], read }: Added,
): StoreCommand => {
  const { path, summary, description, params, body, run } = decision
  const [[param, schema] = refuseUnnamed(path)] = Object.entries<Described>(params.properties)
  const fields = listFields(body)
  const isNumber = schema.type === 'integer'
  const words = `${word} ${wordOf(decision)}`
  const flags = fields.filter(({ schema: { type }, isRequired }) => isRequired && type === 'boolean')
  const call = [words, sample, '--as reviewer@example.org', ...flags.map(({ option }) => `--${option.name}`)]
  return {
    words,
    summary: `${summary}.`,
    details: [description.replaceAll('`', ''), details, AS_DETAILS].filter(Boolean).join(' '),
    examples: examples.map((given) => [...call, given].join(' ').trim()),
    operand: {
      name: isNumber ? 'N' : 'ID',
      description: `${(schema.description ?? '').replace(/\.$/, '')}, from "${listedBy}".`,
    },
    options: [AS_OPTION, ...fields.map(({ option }) => option), ...options],
    run: async (line, context) => {
      const needs = await open(context)
      const person = await getReviewer(context.store, getOption(line, 'as'))
      const { data } = await run(needs, {
        actor: { person, by: 'command' },
        params: { [param]: isNumber ? getNumber(line) : getOperand(line) },
        body: { ...readFields(fields, line), ...(await read?.(line, context)) },
        at: await context.store.now(),
      })
      return report(data, getOperand(line))
    },
  }
}

const refuseUnnamed = (path: string): never => {
  throw new Error(`${path} has no parameter for an operand`)
}

/** Parts of a schema that an operand or an option follows from. */
type Described = TSchema & {
  readonly type?: string
  readonly description?: string
  readonly enum?: readonly string[]
  readonly items?: Described
  readonly minimum?: number
  readonly maximum?: number
}

/** A field of a body, and the option that gives it. */
type Field = {
  readonly name: string
  readonly schema: Described
  readonly isRequired: boolean
  readonly option: CommandOption
}

/** Fields that one option can hold. No command gives a revision: it decides on the newest. */
const listFields = ({ properties }: TObject): readonly Field[] =>
  Object.entries<Described>(properties)
    .filter(([name, { type, items }]) => name !== 'revision' && type !== 'object' && items?.type !== 'object')
    .map(([name, schema]) => {
      const isRequired = !Type.IsOptional(schema)
      return { name, schema, isRequired, option: toOption(name, schema, isRequired) }
    })

/** The field `evidence_url` is `--evidence URL`. */
const URL_FIELD = /_url$/

const toOption = (field: string, schema: Described, isRequired: boolean): CommandOption => {
  const { type, description = '', items: { enum: choices } = schema } = schema
  const isRepeated = type === 'array'
  const name = (isRepeated ? field.replace(/s$/, '') : field).replace(URL_FIELD, '').replaceAll('_', '-')
  const isAny = isAnyValue(schema)
  return {
    name,
    description: isAny ? `${description} As JSON or as text.` : description,
    ...(type !== 'boolean' && { value: nameValue(field, name, schema) }),
    ...(type !== 'boolean' && isRequired && { required: true }),
    ...(isRepeated && { repeated: true }),
    ...(choices && { choices }),
  }
}

const nameValue = (field: string, option: string, schema: Described): string => {
  const { type, items: { enum: choices } = schema } = schema
  if (URL_FIELD.test(field)) return 'URL'
  if (choices !== undefined) return option.toUpperCase()
  return type === 'integer' ? 'N' : isAnyValue(schema) ? 'VALUE' : 'TEXT'
}

const isAnyValue = ({ type, enum: choices }: Described): boolean =>
  type === undefined && choices === undefined

const readFields = (fields: readonly Field[], line: CommandLine): object =>
  Object.fromEntries<unknown>(
    fields
      .map((field) => [field.name, readField(field, line)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** Undefined for an option that was not given. */
const readField = ({ schema, isRequired, option: { name, choices } }: Field, line: CommandLine): unknown => {
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER } = schema
  if (type === 'boolean') return hasOption(line, name) || (isRequired ? false : undefined)
  const [text] = listOptions(line, name)
  if (text === undefined) return undefined
  if (type === 'integer') return readNumber(name, text, { least: minimum, most: maximum })
  if (type !== 'array') return isAnyValue(schema) ? readValue(text) : text
  const given = listOptions(line, name)
  return choices === undefined ? given : choices.filter((choice) => given.includes(choice))
}

/** The value as JSON if it is JSON, and as text otherwise. */
const readValue = (text: string): unknown => {
  const value = parseJson(text)
  return value === undefined ? text : value
}
