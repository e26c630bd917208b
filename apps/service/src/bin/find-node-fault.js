/** Kept to what every Node since version 14 can read: it speaks before anything that an older one cannot. */
const NEEDED = 26

/**
 * Why the Node that runs this file cannot run Rotunda, and how to get one that can; undefined when it can.
 *
 * @param {{ version: string, path: string }} running
 * @returns {string | undefined}
 */
export const findNodeFault = ({ version, path }) => {
  if (Number(version.split('.')[0]) >= NEEDED) return undefined
  return [
    `Rotunda needs Node ${NEEDED} or newer, and this is Node ${version} (${path}).`,
    `"npm ci" installs the right one beside the other packages, on Linux with glibc and on macOS, and npm scripts use it:`,
    `  npm ci --omit=dev && npm start`,
    `Without npm, run it by that Node: node_modules/.bin/node apps/service/src/bin/rotunda.js serve`,
    `Where "npm ci" has none (Alpine and other systems with musl, or --omit=optional), install Node ${NEEDED} yourself:`,
    `  https://nodejs.org/en/download`,
    '',
  ].join('\n')
}
