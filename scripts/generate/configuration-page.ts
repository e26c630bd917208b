import { Settings } from '../../apps/service/src/bin/settings.ts'

/** What a schema of a setting may say of it. */
type Setting = {
  readonly type?: string
  readonly description?: string
  readonly default?: string | number
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
}

/** The reference page of the settings, from the schema that the service itself reads them with. */
export const buildConfigurationPage = (): Promise<string> =>
  Promise.resolve([INTRODUCTION, ...Object.entries<Setting>(Settings.properties).map(row)].join('\n'))

const INTRODUCTION = `# Settings

<!-- Made by \`npm run generate\` from apps/service/src/bin/settings.ts. -->

Settings are environment variables, read once at the start. All faults are reported together, by name. An empty value counts as absent.

| Setting | Values | Default | Meaning |
| --- | --- | --- | --- |`

const row = ([name, setting]: [string, Setting]): string =>
  `| \`${name}\` | ${valuesOf(setting)} | ${presetOf(setting)} | ${escaped(setting.description ?? '')} |`

const valuesOf = ({ enum: choices, type, minimum, maximum }: Setting): string => {
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ')
  if (type !== 'integer') return 'text'
  return minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : 'whole number'
}

const presetOf = ({ default: preset }: Setting): string => (preset === undefined ? '' : `\`${preset}\``)

const escaped = (text: string): string => text.replaceAll('|', '\\|')
