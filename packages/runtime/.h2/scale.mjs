import { newPage, load, done } from './h.mjs'
const page = await newPage({ viewport: { width: 1400, height: 900 } })
await page.evaluate(d => window.scaled(d), load('booking')); await page.waitForTimeout(600); await page.screenshot({ path: '/tmp/h2/scale.png' })
await page.evaluate(d => window.canvas(d, 'explore', { extent: 'full' }), load('booking')); await page.evaluate(() => document.documentElement.style.setProperty('--z', '0.5')); await page.waitForTimeout(400)
console.log(await page.evaluate(() => [...document.querySelectorAll('[data-node-id]')].slice(0, 6).map(e => { const r = e.getBoundingClientRect(); return [e.dataset.nodeType, r.x, r.y, r.width, r.height].join(' ') })))
await page.screenshot({ path: '/tmp/h2/scale2.png' })
await done()
