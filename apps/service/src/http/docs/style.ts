/** Readable on a telephone, in the dark, in large letters and on paper; no more. Contrast is 7 to 1 or better. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #1b1b1b; --paper: #fff; --line: #767676; --link: #0b3d91; --shade: #f0f0f0 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8e8e8; --paper: #161616; --line: #8a8a8a; --link: #a9c7ff; --shade: #262626 }
}
body { margin: 0 auto; max-width: 46rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding-bottom: .5rem; border-bottom: 1px solid var(--line) }
nav a { padding: .25rem 0 }
nav a[aria-current] { color: var(--ink); font-weight: bold; text-decoration: none }
a { color: var(--link) }
a:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
main:focus { outline: none }
.skip { position: absolute; left: -100rem }
.skip:focus { position: static }
h1 { font-size: 1.75rem; line-height: 1.2 }
h2 { margin-top: 2rem; font-size: 1.25rem; line-height: 1.3 }
code { padding: 0 .2em; background: var(--shade); font: .9em/1.4 ui-monospace, monospace }
dt { margin-top: .75rem }
dd { margin: 0 0 0 1.25rem }
.sample { padding: .5rem .75rem; border-left: .3rem solid var(--link); background: var(--shade) }
:target { outline: 2px solid var(--line); outline-offset: .25rem }
`
