/** How many components the page shows. */
export const count = Number(new URLSearchParams(location.search).get('count'))

/** Hands the editor's operations to the bench; `drawn` is the document it draws into. */
export function offer(operations, drawn = document) {
  const isFirst = window.peer === undefined
  window.peer = { operations, drawn }
  if (isFirst) void whenDrawn(drawn)
}

/** Notes when all components were painted for the first time. */
async function whenDrawn(drawn) {
  while (drawn.querySelectorAll('.label').length < count) await new Promise(requestAnimationFrame)
  await painted()
  window.peerDrawnAt = performance.now()
}

function painted() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', resolve)
      port1.start()
      port2.postMessage(null)
    })
  })
}

/** Milliseconds from an operation to the end of the first frame that shows something of it. Throws when nothing does. */
window.timeOf = async (name, ...details) => {
  const { operations, drawn } = window.peer
  const since = performance.now()
  const changed = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing was drawn of ${name}`)), 10_000)
    const watcher = new MutationObserver(resolve)
    for (const tree of new Set([document, drawn]))
      watcher.observe(tree, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  operations[name](...details)
  await changed
  await painted()
  return performance.now() - since
}
