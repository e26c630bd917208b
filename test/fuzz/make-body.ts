import { MessageData } from '@rotunda/contract'
import { docketMessage, officeMessage } from '../../apps/service/src/bin/testing.ts'
import type { Random } from '../crash/random.ts'
import { makeJsonText } from './make-text.ts'

const FIELDS = Object.keys(MessageData.properties)

/** A body for a message operation: often one that is taken, mostly nearly so. */
export const makeBody = (random: Random): Buffer => {
  const { data } = random.chance(0.7) ? officeMessage() : docketMessage()
  const fields: Record<string, unknown> = { ...data }
  const changes = random.pick([0, 0, 1, 1, 2, 4])
  for (let change = 0; change < changes; change += 1) {
    const name = random.chance(0.85)
      ? random.pick(FIELDS)
      : random.pick(['x', '__proto__', 'constructor', '', 'Email'])
    if (random.chance(0.15)) Reflect.deleteProperty(fields, name)
    else
      Object.defineProperty(fields, name, { value: makeValue(random), enumerable: true, configurable: true })
  }
  const text = JSON.stringify(random.chance(0.97) ? { data: fields } : makeValue(random))
  return spoil(random, text)
}

const makeValue = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => makeJsonText(random),
    () => makeJsonText(random),
    () => null,
    () => '',
    () => random.pick([0, -1, 1.5, 18, 33, 900_001, 1e300, true, false]),
    () => [makeJsonText(random)],
    () => ({ a: makeJsonText(random), data: {} }),
    () => '🙂'.repeat(random.pick([1, 100, 30_000])),
    () => Array.from({ length: random.pick([1, 20, 2000]) }, () => 0),
    () =>
      Object.fromEntries(Array.from({ length: random.pick([3, 101, 3000]) }, (_, index) => [`k${index}`, 1])),
  ])()

/** Leaves most as they are; of the others nobody can say what they mean. */
const spoil = (random: Random, text: string): Buffer => {
  const bytes = Buffer.from(text)
  if (random.chance(0.8)) return bytes
  const at = Math.floor(random.between(0, bytes.length))
  return random.pick([
    () => bytes.subarray(0, at),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([Buffer.from('\ufeff'), bytes]),
    () => Buffer.from(text, 'utf16le'),
    () =>
      Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from([Math.floor(random.between(0, 256))]),
        bytes.subarray(at),
      ]),
    () => Buffer.from(text.replace('"data":{', '"data":{"email":"a@example.org",')),
    () => Buffer.from(text.replace('"data"', '"d\\u0061ta"')),
    () => Buffer.from(text.replaceAll(':', ' :\n')),
    () => Buffer.from(`${'['.repeat(5000)}${text}`),
    () => Buffer.from(`{"data":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`),
    () => Buffer.concat([bytes, Buffer.alloc(random.pick([1, 300_000]), ' ')]),
    () => Buffer.alloc(0),
  ])()
}
