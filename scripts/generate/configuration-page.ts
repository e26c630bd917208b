import { importExport } from './import-export.ts'

type Setting = { readonly description?: string; readonly default?: string | number | boolean }

const INTRODUCTION = `# Settings

<!-- Made by \`npm run generate\` from the schema of the settings. -->

Settings are environment variables, read once at the start. All faults are reported together, by name.

| Setting | Default | Meaning |
| --- | --- | --- |`

/** The reference page of the settings, from the schema that the service itself parses them with. */
export const buildConfigurationPage = async (): Promise<string> => {
  // A TypeBox object schema: its properties are the settings by their names in the environment.
  const schema = (await importExport('Settings', SOURCES)) as { properties: Record<string, Setting> }
  return [INTRODUCTION, ...Object.entries(schema.properties).map(row)].join('\n')
}

const SOURCES = ['apps/service/src/bin/settings.ts', 'apps/service/src/platform/config.ts']

const row = ([name, { description = '', default: preset }]: [string, Setting]): string =>
  `| \`${name}\` | ${preset === undefined ? '' : `\`${String(preset)}\``} | ${description.replaceAll('|', '\\|')} |`
