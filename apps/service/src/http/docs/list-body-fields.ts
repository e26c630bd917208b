import type { DescribedParameter } from './described-parameter.ts'

type Field = {
  readonly $ref?: string
  readonly type?: string
  readonly description?: string
  readonly anyOf?: readonly Field[]
  readonly properties?: Readonly<Record<string, Field>>
}

export type WithBody = {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Field }>> }
}
export type Components = { readonly schemas?: Readonly<Record<string, Field>> }

/** The fields of a body, those of an object within it by the names of both. */
export const listBodyFields = (
  { requestBody }: WithBody,
  { schemas = {} }: Components = {},
): readonly DescribedParameter[] => {
  const find: Find = (field) => schemas[field.$ref?.split('/').at(-1) ?? ''] ?? field
  return Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => listFields(find, schema))
}

/** What a reference leads to. */
type Find = (field: Field) => Field

const listFields = (find: Find, schema: Field, within = ''): readonly DescribedParameter[] =>
  Object.entries(find(schema).properties ?? {}).flatMap(([name, field]) => {
    const { properties, description = '', ...types } = find(field)
    return properties === undefined
      ? [{ name: `\`${within}${name}\``, values: listTypes(types), meaning: description }]
      : listFields(find, field, `${within}${name}.`)
  })

const listTypes = ({ type = 'any', anyOf }: Field): string =>
  anyOf === undefined ? type.replace('string', 'text') : anyOf.map((one) => listTypes(one)).join(' or ')
