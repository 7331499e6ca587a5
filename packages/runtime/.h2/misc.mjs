import { newPage, load, done } from './h.mjs'
import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright-core'
const page = await newPage({ viewport: { width: 2300, height: 1100 } })
for (const n of ['shop','habits','fitness']) { await page.evaluate(d => window.frames(d), load(n)); await page.waitForTimeout(500); await page.screenshot({ path: `/tmp/h2/dev_${n}.png` }) }
const ctx = page.context()
for (const n of 'fitness shop social recipes habits booking chat podcast language finance travel timer'.split(' ')) {
  const doc = load(n)
  for (const s of doc.screens) {
    await page.evaluate(() => window.player({ schemaVersion: 1, app: { name: 'x', description: '', icon: null, theme: { preset: 'clean' }, startScreenId: 'a' }, screens: [] }))
    await page.evaluate(d => window.player(d), { ...doc, app: { ...doc.app, startScreenId: s.id } }); await page.waitForTimeout(150)
    await page.addScriptTag({ path: '/work/main/node_modules/axe-core/axe.min.js' })
    const v = await page.evaluate(async () => (await window.axe.run(document, { rules: { 'landmark-one-main': { enabled: false }, 'region': { enabled: false }, 'page-has-heading-one': { enabled: false } } })).violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map(n => n.html.slice(0, 150) + ' | ' + (n.any[0]?.message ?? n.all[0]?.message ?? '').slice(0, 140)).join('\n     ')))
    if (v.length) console.log(n, s.name, '\n  ' + v.join('\n  '))
  }
}
await done()
