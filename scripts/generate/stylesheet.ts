import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { compileAsync, Logger } from 'sass'
import { pruneStyles } from './prune-styles.ts'

/** The one stylesheet of the pages: the subset of USWDS and what is our own. */
export const buildStylesheet = async (root: string): Promise<string> => {
  const uswds = join(root, 'node_modules/@uswds/uswds')
  const { css } = await compileAsync(join(root, 'apps/web/src/styles/theme.scss'), {
    style: 'compressed',
    loadPaths: [join(uswds, 'packages')],
    quietDeps: true,
    logger: Logger.silent,
  })
  const source = readSource(join(root, 'apps/web/src'))
  const pruned = pruneStyles(css, (name) => source.includes(name))
  return `${inlinePictures(pruned, join(uswds, 'dist/img'))}\n`
}

/** Everything that writes markup, or changes it in the browser. */
const readSource = (folder: string): string =>
  globSync('**/*.{ts,js}', { cwd: folder })
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')

/** Each is smaller than the request for it would be. */
const inlinePictures = (css: string, folder: string): string =>
  css.replace(/url\("?\.\.\/img\/((?:usa-icons(?:-bg)?\/)?[\w-]+\.svg)"?\)/g, (_whole, name: string) => {
    const path = name.includes('/') ? name : basename(name)
    const picture = readFileSync(join(folder, path), 'utf8').replace(/\s+/g, ' ').trim()
    return `url("data:image/svg+xml,${encodeURIComponent(picture).replace(/%20/g, ' ').replace(/%2F/g, '/').replace(/%3D/g, '=').replace(/%3A/g, ':').replace(/%22/g, "'")}")`
  })
