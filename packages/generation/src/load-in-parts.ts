import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

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
  'gadgets',
  'understand',
  'understand/turns',
  'understand/brief',
  'dictation',
  'plan/content',
  'plan/register',
  'plan/roles',
  'told-tool',
  'told-story',
  'plan',
  'compose',
  'compose/screens',
  'trace/extras',
  'trace/placing',
  'trace',
]

/** Files read at the same time: on a busy machine each waits its turn, all of them together hardly longer than one. */
const atOnce = 16

/** Milliseconds that belong to others after each: what asks a database needs more than one turn of the event loop. */
const rest = 5

const isSource = (name: string) => /^[^.]+\.ts$/.test(name) && name !== 'index.ts'

/**
 * Loads the generator few files at a time with time for others after each. At once its some fifteen
 * hundred files keep a process from everything else for one to three seconds. A process that ends does not wait for it;
 * one that goes on without it stops it.
 *
 * @throws AbortError when `signal` is raised before all is loaded.
 */
export async function loadInParts(signal?: AbortSignal): Promise<void> {
  for (const folder of folders) {
    const names = (await readdir(new URL(`${folder}/`, import.meta.url))).filter(isSource)
    for (let from = 0; from < names.length; from += atOnce) {
      const some = names.slice(from, from + atOnce)
      await Promise.all(some.map((name) => import(new URL(`${folder}/${name}`, import.meta.url).href)))
      await pause(rest, undefined, { ref: false, ...(signal ? { signal } : {}) })
    }
  }
  await import('./index.ts')
}
