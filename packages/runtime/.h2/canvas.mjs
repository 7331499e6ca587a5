import { newPage, load, done } from './h.mjs'
const page = await newPage({ viewport: { width: 900, height: 1000 } })
const big = n => ({ schemaVersion: 1, app: { name: 'Big', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'home' }, screens: [{ id: 'home', name: 'Home', components: Array.from({ length: n }, (_, i) => ({ id: 'c' + i, type: i % 4 === 0 ? 'text' : i % 4 === 1 ? 'button' : i % 4 === 2 ? 'input' : 'checkbox', label: 'Component ' + i, properties: {} })) }] })
for (const n of [500, 2000]) {
  await page.evaluate(() => { window.renders = [] })
  const t = await page.evaluate(d => new Promise(r => { const t0 = performance.now(); window.canvas(d, 'home', { extent: 'full' }); requestAnimationFrame(function f() { document.querySelectorAll('[data-node-id]').length ? requestAnimationFrame(() => requestAnimationFrame(() => r(performance.now() - t0))) : requestAnimationFrame(f) }) }), big(n))
  console.log(n, 'mounted', Math.round(t), 'nodes', await page.evaluate(() => [document.querySelectorAll('[data-node-id]').length, document.querySelectorAll('#root *').length]))
  const times = await page.evaluate(async (n) => { const out = []; for (let i = 0; i < 20; i++) { const t0 = performance.now(); window.source.setLabel('home', 'c' + (i * 40 % n & ~3), 'Label ' + i); await new Promise(r => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = r; c.port2.postMessage(0) })); out.push(performance.now() - t0) } return out.sort((a, b) => a - b) }, n)
  console.log('label p50', times[10].toFixed(1), 'p95', times[18].toFixed(1))
  const sel = await page.evaluate(async () => { const out = []; const els = [...document.querySelectorAll('[data-node-id]')]; for (let i = 0; i < 20; i++) { const t0 = performance.now(); const r = els[i * 5].getBoundingClientRect(); els[i*5].setAttribute('data-x', i); await new Promise(r => requestAnimationFrame(() => { const c = new MessageChannel(); c.port1.onmessage = r; c.port2.postMessage(0) })); out.push(performance.now() - t0) } return out.sort((a, b) => a - b) })
  console.log('measure p50', sel[10].toFixed(1), 'p95', sel[18].toFixed(1))
  console.log('react updates', await page.evaluate(() => window.renders.slice(-3)), 'heap', await page.evaluate(() => Math.round(performance.memory.usedJSHeapSize / 1e6)))
}
for (const [n, s] of [['recipes', 'kitchen'], ['social', 'overview'], ['habits', 'insight']]) {
  const d = load(n); await page.evaluate(([d, s]) => window.canvas(d, s, { extent: 'full' }), [d, s]); await page.waitForTimeout(400); await page.screenshot({ path: `/tmp/h2/c_${n}.png`, fullPage: true, clip: {x:0,y:0,width:420,height:1000} })
}
await done()
