import { newPage, load, done } from './h.mjs'
import { execSync } from 'node:child_process'
import fs from 'node:fs'
fs.mkdirSync('/tmp/h2/d', { recursive: true })
const names = process.argv.slice(2).length ? process.argv.slice(2) : 'fitness shop social recipes habits booking chat podcast language finance travel timer'.split(' ')
const a = await newPage({ viewport: { width: 2300, height: 860 } }), b = await newPage({ viewport: { width: 2300, height: 1000 } })
for (const n of names) {
  const doc = load(n)
  await a.evaluate(d => window.stills(d), doc); await b.goto('file:///work/shared/design/mockups/apps/apps/' + n + '.html'); 
  await a.evaluate(() => document.fonts.ready); await b.evaluate(() => document.fonts.ready); await a.waitForTimeout(500); await b.addStyleTag({content:'.phone{border-radius:0!important;box-shadow:none!important}'}); await b.waitForTimeout(300)
  const A = await a.$$('.still'), B = await b.$$('.phone')
  for (let i = 0; i < B.length; i++) {
    const p = `/tmp/h2/d/${n}_${i}`
    await A[i].screenshot({ path: p + '_m.png' }); await B[i].screenshot({ path: p + '_r.png' })
    let out; try { out = execSync(`compare -metric AE -fuzz 12% ${p}_r.png ${p}_m.png ${p}_d.png 2>&1`).toString() } catch (e) { out = e.stdout.toString() }
    console.log(n, i, doc.screens[i].name, out.trim())
  }
}
await done()
