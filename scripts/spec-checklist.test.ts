import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './processes.ts'

// The checklists name tests by the beginning of their names. A test that was renamed or is gone would leave them lying.

const checklists = ['docs/spec-checklist.md', 'docs/spec-checklist-studio.md']
const folders = ['apps', 'packages', 'e2e']

/** What a call of test, it or describe gives as its name, in any kind of quotes. */
const namePattern =
  /\b(?:test|it|describe)\b[^'"`\n]*\(\s*(?:\n\s*)?(['"`])((?:\\.|(?!\1).)*)\1|\)\(\s*(['"`])((?:\\.|(?!\3).)*)\3/g

async function readTestNames(): Promise<string[]> {
  const found: string[] = []
  for (const folder of folders) {
    for (const file of await readdir(path.join(root, folder), { recursive: true })) {
      if (!/\.test\.tsx?$/.test(file) || file.includes('node_modules')) continue
      const source = readFileSync(path.join(root, folder, file), 'utf8')
      for (const match of source.matchAll(namePattern))
        found.push((match[2] ?? match[4] ?? '').replaceAll('\\', ''))
    }
  }
  return found
}

/** A name with holes (`$path`, `%s`, `${x}`) as what fits it. */
function fitsName(name: string, quoted: string): boolean {
  const hole = /\$\{[^}]*\}|\$\w+|%\w/
  if (!hole.test(name)) return name.startsWith(quoted)
  // Word by word, as far as the quotation goes: a hole takes any word.
  const words = name.split(/\s+/)
  const asked = quoted.split(/\s+/)
  return asked.every(
    (word, index) => words[index] !== undefined && (hole.test(words[index]) || words[index].startsWith(word)),
  )
}

test.each(checklists)('%s names tests that exist', async (checklist) => {
  const names = await readTestNames()
  const rows = readFileSync(path.join(root, checklist), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
  const unknown = rows.flatMap((row) => {
    const shownBy = row.split('|').at(-2) ?? ''
    return [...shownBy.matchAll(/"([^"]+)"/g)]
      .map(([, quoted = '']) => quoted.replace(/ ?\.\.\.$/, ''))
      .filter((quoted) => !names.some((name) => fitsName(name, quoted)))
  })
  expect(unknown).toEqual([])
})
