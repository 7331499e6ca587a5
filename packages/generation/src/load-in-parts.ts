import { readdir } from 'node:fs/promises'
import { setImmediate as turn } from 'node:timers/promises'

/** What the generator knows, and then what it does with it, from what stands alone to what needs the others. */
const folders = [
  'words',
  'words/domains',
  'words/examples',
  'entities',
  'entities/varieties',
  'archetypes',
  'features',
  'pages',
  'understand',
  'understand/turns',
  'dictation',
  'plan/content',
  'plan/register',
  'plan',
  'compose',
  'compose/screens',
  'trace/extras',
  'trace/placing',
  'trace',
]

const isSource = (name: string) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts'

/**
 * Loads the generator file by file with a turn of the event loop for others after each. At once its some fifteen
 * hundred files keep a process from everything else for one to three seconds. A process that ends does not wait for it;
 * one that goes on without it stops it.
 *
 * @throws AbortError when `signal` is raised before all is loaded.
 */
export async function loadInParts(signal?: AbortSignal): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(new URL(`${folder}/`, import.meta.url))
    for (const name of names.filter(isSource)) {
      await import(new URL(`${folder}/${name}`, import.meta.url).href)
      await turn(undefined, { ref: false, ...(signal ? { signal } : {}) })
    }
  }
  await import('./index.ts')
}
