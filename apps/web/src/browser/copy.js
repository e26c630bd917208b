// @ts-check
/**
 * A button with `data-copy` copies that text, and one with `data-copy-next` copies the next `pre`. The button then says
 * so. Without this module, no button is shown.
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
    // Keeps a newer message of another button for its full time.
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
