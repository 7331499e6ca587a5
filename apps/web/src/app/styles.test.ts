import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '..')
const ui = join(web, '../../../packages/ui/src')

/** Whose a file is: a feature's, or everybody's (`shared`, `app` and the library). */
const roomOf = (path: string) => /^features\/([\w-]+)/.exec(relative(web, path))?.[1] ?? 'everybody'

const filesOf = (pattern: string) =>
  [web, ui]
    .flatMap((folder) => globSync(pattern, { cwd: folder }).map((path) => join(folder, path)))
    .map((path) => ({ room: roomOf(path), path, text: readFileSync(path, 'utf8') }))

/** The expression that begins after `{` at `start`. */
function expressionAt(text: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0 && end < text.length; end++) depth += text[end] === '{' ? 1 : text[end] === '}' ? -1 : 0
  return text.slice(start, end - 1)
}

/** Every class that a component of the file gives to an element. */
const classesGiven = (text: string) =>
  [...text.matchAll(/[cC]lassName=(?:"([^"]*)"|\{)/g)]
    .flatMap((match) =>
      match[1] === undefined
        ? expressionAt(text, match.index + match[0].length)
            .split(/['`]/)
            .filter((_, index) => index % 2 === 1)
        : [match[1]],
    )
    .flatMap((words) => words.split(/[\s${}]+/))

/** The first compound of each selector of a stylesheet: it says where the rule begins to reach. */
const beginnings = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)]
    .map((match) => match[1]?.trim() ?? '')
    .filter((selector) => !/^(@|from$|to$|\d)/.test(selector))
    .flatMap((selector) => selector.split(/,\s*(?![^()]*\))/))
    .map((selector) =>
      selector
        .replace(/^:root\S*\s+/, '')
        .split(/[\s>+~]+/, 1)
        .join(''),
    )

// A page's stylesheet stays when one walks on to the next page: whatever it reaches there is drawn differently from
// the same page opened by itself.
it("lets a feature's styles reach no element of another feature", () => {
  const rooms = new Map<string, Set<string>>()
  for (const { room, text } of filesOf('**/*.tsx'))
    for (const name of classesGiven(text)) rooms.set(name, (rooms.get(name) ?? new Set()).add(room))
  const reaching = filesOf('features/**/*.css').flatMap(({ room, path, text }) =>
    beginnings(text)
      .filter((first) => {
        const names = [...first.replaceAll(/:(not|has)\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g)].map(
          (match) => match[1] ?? '',
        )
        return !names.some((name) => [...(rooms.get(name) ?? [])].every((other) => other === room))
      })
      .map((first) => `${relative(web, path)}: ${first}`),
  )
  expect([...new Set(reaching)]).toEqual([])
})
