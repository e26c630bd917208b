import { hash } from 'node:crypto'

/** Returns the first hexadecimal digits of the SHA-256 over values, which may hold any text. */
export const digestOf = (values: readonly unknown[], digits: number): string =>
  hash('sha256', JSON.stringify(values), 'hex').slice(0, digits)
