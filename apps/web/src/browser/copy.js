// @ts-check
/** Buttons with `data-copy` put that text on the clipboard, and say so. Without this module they are not shown. */
for (const button of document.querySelectorAll('button[data-copy]')) {
  if (!(button instanceof HTMLButtonElement)) continue
  const name = button.textContent
  button.hidden = false
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(button.dataset.copy ?? '').then(
      () => (button.textContent = 'Copied'),
      () => (button.textContent = 'Not copied: select the text'),
    )
    setTimeout(() => (button.textContent = name), 2000)
  })
}
