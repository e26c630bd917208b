// Solves the proof of work when a report is sent. A browser that cannot sends the form without it: a code by mail follows.
const readChallenge = async () => {
  const response = await fetch('/api/corrections/v1/challenge', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error('there is no challenge')
  return (await response.json()).data
}

const solve = async (script) => {
  const challenge = await readChallenge()
  const worker = new Worker(script)
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('error', reject)
      worker.addEventListener('message', ({ data }) =>
        resolve(data === null ? '' : globalThis.btoa(JSON.stringify(data))),
      )
      worker.postMessage(challenge)
    })
  } finally {
    worker.terminate()
  }
}

for (const status of document.querySelectorAll('[data-proof]')) {
  const form = status.closest('form')
  const { altcha } = form.elements
  let isSolving = false
  // A page that comes back from the history has an old proof.
  globalThis.addEventListener('pageshow', () => {
    altcha.value = ''
    isSolving = false
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (isSolving) return
    isSolving = true
    status.textContent = 'Your browser solves a task that keeps programs out. It takes about a second.'
    altcha.value = await solve(status.dataset.proof).catch(() => '')
    form.submit()
  })
}
