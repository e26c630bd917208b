// @ts-check
/**
 * Buttons with `data-copy` put that text on the clipboard, those with `data-copy-next` the `pre` that follows them, and
 * say so. Without this module they are not shown.
 */
const status = document.createElement('p')
status.className = 'visually-hidden'
status.setAttribute('role', 'status')
document.body.append(status)

const SAID_MILLISECONDS = 2000
/** @type {ReturnType<typeof setTimeout> | undefined} */
let silence

const blocks = [...document.querySelectorAll('pre')]

/** @param {HTMLButtonElement} button */
const findText = (button) =>
  button.dataset.copy ??
  blocks.find((block) => button.compareDocumentPosition(block) & button.DOCUMENT_POSITION_FOLLOWING)
    ?.textContent ??
  ''

for (const button of document.querySelectorAll('button:is([data-copy], [data-copy-next])')) {
  if (!(button instanceof HTMLButtonElement)) continue
  const name = button.textContent
  /** @param {string} text */
  const say = (text) => {
    button.textContent = text
    status.textContent = text
    // What another button has said meanwhile stays for its own time.
    clearTimeout(silence)
    silence = setTimeout(() => (status.textContent = ''), SAID_MILLISECONDS)
    setTimeout(() => (button.textContent = name), SAID_MILLISECONDS)
  }
  button.hidden = false
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(findText(button)).then(
      () => say('Copied'),
      () => say('Not copied: select the text'),
    )
  })
}
