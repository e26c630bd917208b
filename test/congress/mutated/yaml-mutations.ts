import type { Mutation } from './mutation.ts'
import { pickByName } from './pick-by-name.ts'

/** Mutations of lists in YAML. */
export const YAML_MUTATIONS: Readonly<Record<string, Mutation>> = {
  'key renamed': (text, random) =>
    pickByName(text, /^[ -]*(?=[a-z_]+:)([a-z_]+)(?=:)/gm, random).map((place) => ({
      content: `${text.slice(0, place)}${text.slice(place).replace(/[a-z]/, (letter) => `x${letter}`)}`,
    })),
  'entry twice': (text) => [{ content: text + text.slice(0, text.indexOf('\n- ') + 1) }],
  'empty list': () => [{ content: '[]\n', looksWhole: true }],
  'another depth': (text, random) =>
    pickByName(text, /^ +([a-z_]+):/gm, random).map((place) => ({
      content: `${text.slice(0, place)} ${text.slice(place)}`,
    })),
}
