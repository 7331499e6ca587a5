import { newPage, load, done } from './h.mjs'
const page = await newPage(); const doc = load('recipes')
// a link from feature to Recipe
doc.screens[0].components.find(c => c.properties.variant === 'feature').properties.action = { kind: 'screen', screenId: 'recipe' }
await page.evaluate(d => window.player(d), doc); await page.waitForTimeout(500)
await page.screenshot({ path: '/tmp/h2/p1.png' })
const snap = async () => page.evaluate(() => [...document.querySelectorAll('[role=region]')].map(e => e.getAttribute('aria-label')))
console.log(await snap())
await page.getByText('Miso ramen with soft egg').click(); await page.waitForTimeout(90); console.log('mid', await snap()); await page.screenshot({ path: '/tmp/h2/p2.png' }); await page.waitForTimeout(400); console.log(await snap(), await page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
await page.getByRole('tab', { name: 'Method' }).click(); await page.waitForTimeout(100); console.log(await page.evaluate(() => [...document.querySelectorAll('[role=tab]')].map(e => e.textContent + e.getAttribute('aria-selected'))))
await page.mouse.move(200, 500); await page.mouse.wheel(0, 260); await page.waitForTimeout(300); await page.screenshot({ path: '/tmp/h2/p3.png' })
await page.getByRole('button', { name: 'Back' }).click(); await page.waitForTimeout(500); console.log(await snap())
await page.mouse.wheel(0, 150); await page.waitForTimeout(300)
await page.getByRole('link', { name: 'Find' }).click(); await page.waitForTimeout(500); console.log(await snap(), await page.evaluate(() => window.changes)); 
await page.getByRole('link', { name: 'Kitchen' }).click(); await page.waitForTimeout(500); await page.screenshot({ path: '/tmp/h2/p4.png' })
console.log(await page.evaluate(() => [...document.querySelectorAll('*')].filter(e => e.scrollTop > 0).map(e => e.scrollTop)))
console.log(await page.locator('body').ariaSnapshot())
await done()
