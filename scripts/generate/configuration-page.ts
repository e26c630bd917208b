import { Settings } from '../../apps/service/src/wiring/settings.ts'

/** Keywords in the schema of a setting. */
type Setting = {
  readonly type?: string
  readonly description?: string
  readonly default?: string | number
  readonly enum?: readonly string[]
  readonly minimum?: number
  readonly maximum?: number
  readonly secret?: boolean
}

/** The reference page of the settings, from the schema that the service itself reads them with. */
export const buildConfigurationPage = (): Promise<string> =>
  Promise.resolve([INTRODUCTION, ...Object.entries<Setting>(Settings.properties).map(row)].join('\n'))

const INTRODUCTION = `# Settings

<!-- Made by \`npm run generate\` from apps/service/src/wiring/settings.ts. -->

Settings are environment variables, read once at the start. All faults are reported together, by name. An empty value counts as absent.

A setting with a second name that ends in \`_FILE\` can be given either way: the second name holds the path of a file with the value, without line ends at its end. Both at once, and a file that is empty or cannot be read, are faults.

Node reads a file of settings, \`NAME=VALUE\` in each line, where it is started with \`--env-file\`: [Install on a server](../how-to/install-on-a-server.md#the-environment-file) has one for the service and for its commands. What the environment holds already wins.

| Setting | Values | Default | Meaning |
| --- | --- | --- | --- |`

const row = ([name, setting]: [string, Setting]): string =>
  `| \`${name}\`${setting.secret === true ? ` or \`${name}_FILE\`` : ''} | ${valuesOf(setting)} | ${presetOf(setting)} | ${escaped(setting.description ?? '')} |`

const valuesOf = ({ enum: choices, type, minimum, maximum }: Setting): string => {
  if (choices !== undefined) return choices.map((choice) => `\`${choice}\``).join(', ')
  if (type !== 'integer') return 'text'
  return minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : 'whole number'
}

const presetOf = ({ default: preset }: Setting): string => (preset === undefined ? '' : `\`${preset}\``)

const escaped = (text: string): string => text.replaceAll('|', '\\|')
