import { chromium } from 'playwright-core'
import { createServer } from 'vite'
import { readFileSync } from 'node:fs'
import { reactNativeWeb } from '../../../scripts/react-native-web.ts'
const server = await createServer({ root: import.meta.dirname, configFile: false, cacheDir: '/tmp/h2/vite', logLevel: 'error', plugins: [reactNativeWeb()], server: { port: 4120, host: '127.0.0.1', hmr: false } })
await server.listen()
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] })
export const newPage = async (o = { viewport: { width: 500, height: 860 } }) => { const page = await browser.newPage(o); page.on('pageerror', e => console.error('ERR', e.message)); page.on('console', m => ['error','warning'].includes(m.type()) && console.error('CON', m.text().slice(0, 400))); await page.goto('http://127.0.0.1:4120/'); await page.waitForFunction(() => 'frames' in globalThis); return page }
export const load = n => JSON.parse(readFileSync('/tmp/h2/' + n + '.json', 'utf8'))
export const done = async () => { await browser.close(); await server.close() }
