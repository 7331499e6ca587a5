import { createSigningKey, type AndroidApp } from '../index.ts'
import { designIcon } from '../icon/icon-design.ts'

const key = createSigningKey({ owner: 'Sample', now: new Date('2026-11-21T10:00:00Z') })
const text = (words: string) => new TextEncoder().encode(words)

/** An app of files that asks for nothing, changed by `changes`. All samples of a process share one key. */
export async function sampleApp(changes: Partial<AndroidApp> = {}): Promise<AndroidApp> {
  return {
    packageId: 'app.kwiq.sample',
    name: 'Lemonade Stand',
    versionCode: 3,
    versionName: '1.2',
    icon: designIcon({ icon: 'cart', theme: { preset: 'clean' } }),
    ground: { light: '#ffffff', dark: '#101014' },
    content: {
      kind: 'files',
      files: [
        { path: 'index.html', bytes: text('<!doctype html><title>Lemonade</title>'.repeat(20)) },
        { path: 'assets/app-1a2b.js', bytes: text('console.log("lemonade")\n'.repeat(500)) },
      ],
    },
    permissions: [],
    linkHosts: [],
    key: await key,
    ...changes,
  }
}

/** What turns it into the app of a website. */
export const sampleSite: Extract<AndroidApp['content'], { kind: 'site' }> = {
  kind: 'site',
  url: 'https://shop.example/start?from=app',
  rules: [
    { pattern: '*.shop.example', target: 'inside' },
    { pattern: 'pay.example/checkout/*', target: 'in-app' },
  ],
  otherLinks: 'external',
  isPullToRefresh: true,
}
