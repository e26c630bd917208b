import { Type, type Static } from 'typebox'
import { Value } from 'typebox/value'
import { parseJson } from '../../platform/index.ts'

/** The service's own envelope; the useful text is the title. */
const ServiceErrors = Type.Object({
  errors: Type.Array(
    Type.Object({ title: Type.Optional(Type.String()), detail: Type.Optional(Type.String()) }),
    {
      minItems: 1,
    },
  ),
})

/** Envelope of the gateway before it (api.data.gov), which checks keys and rates. */
const GatewayError = Type.Object({
  error: Type.Object({ code: Type.String(), message: Type.Optional(Type.String()) }),
})

/** Source and text of a refusal; `unknown` if the answer is in neither envelope. */
export type ErrorAnswer = { readonly from: 'service' | 'gateway' | 'unknown'; readonly text: string }

export const readError = (body: string): ErrorAnswer => {
  const json = parseJson(body)
  if (Value.Check(ServiceErrors, json)) return { from: 'service', text: joinTitles(json) }
  if (Value.Check(GatewayError, json)) return { from: 'gateway', text: json.error.message ?? json.error.code }
  return { from: 'unknown', text: 'no explanation was given' }
}

const joinTitles = ({ errors }: Static<typeof ServiceErrors>): string =>
  errors.map(({ title, detail }) => title ?? detail ?? 'no explanation was given').join('; ')
