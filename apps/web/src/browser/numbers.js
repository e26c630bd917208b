// @ts-check
/** Loads the numbers of a chart when a reader opens them, and shows them in place of the link to them. */
for (const details of document.querySelectorAll('details[data-numbers]')) {
  if (!(details instanceof HTMLDetailsElement)) continue
  details.addEventListener('toggle', () => void fill(details), { once: true })
}

/** @param {HTMLDetailsElement} details */
async function fill(details) {
  const answer = await fetch(details.dataset.numbers ?? '')
  if (!answer.ok) return
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const tables = [...page.querySelectorAll('main section > .table-frame')]
  if (tables.length > 0) details.querySelector('p')?.replaceWith(...tables)
}
