import { readdir } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** What the generator knows: files that stand alone, nearly all of it data. */
export const knowledge = [
  'words/interface',
  'words/senses',
  'words/foreign-domains',
  'words/domains',
  'words/examples',
  'words',
  'entities',
  'entities/varieties',
  'archetypes',
  'features',
  'pages',
  'gadgets',
  'parts/anywhere',
  'parts',
]

/** What it does with it, from what stands alone to what needs the others. */
export const deeds = [
  'understand/grammar',
  'understand/wish',
  'understand/foreign',
  'understand/turns',
  'understand/brief',
  'understand/store-copy',
  'understand/background',
  'understand/said-plainly',
  'understand',
  'dictation/told-parts',
  'dictation/prose/told',
  'dictation/prose',
  'dictation/screen-leads',
  'dictation',
  'told-tool',
  'told-story',
  'anything/kinds',
  'anything',
  'plan/content',
  'plan/purpose',
  'plan/register',
  'plan/roles',
  'plan/told-facts',
  'plan/told-lists',
  'plan/room',
  'plan',
  'compose/formulas',
  'compose/dictated',
  'compose/screens',
  'compose',
  'trace/heads',
  'trace/deeds',
  'trace/extras',
  'trace/placing',
  'trace',
  'tidy',
  'own-words',
  'model/repair',
  'model/run',
  'model',
  'edit/of-entries',
  'edit/foreign',
  'edit/as-if-told',
  'edit/by-topic/anew',
  'edit/by-topic',
  'edit/frames',
  'edit/plainly',
  'edit/rules',
  'edit',
  'model/edit',
]

/** Files of data read at the same time: on a busy machine each waits its turn, all of them together hardly longer than one. */
const atOnce = 16
/** Others bring with them what they need. */
const fewAtOnce = 4

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
  for (const folder of [...knowledge, ...deeds]) {
    const names = (await readdir(new URL(`${folder}/`, import.meta.url))).filter(isSource)
    const count = knowledge.includes(folder) ? atOnce : fewAtOnce
    for (let from = 0; from < names.length; from += count) {
      const some = names.slice(from, from + count)
      await Promise.all(some.map((name) => import(new URL(`${folder}/${name}`, import.meta.url).href)))
      await pause(rest, undefined, { ref: false, ...(signal ? { signal } : {}) })
    }
  }
  await import('./index.ts')
}
