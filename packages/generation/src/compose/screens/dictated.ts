import type { ComponentNode } from '@kwiq/app-model'
import type { Part } from '../../dictation/part.ts'
import { drawPart } from '../dictated/draw-part.ts'
import { factRows, isHeading, isText } from '../dictated/facts.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** Beside the title and the tab bar; with more, the parts of a sentence stand in one card. */
const mostRows = 9
const leastRows = 2
/** Letters of the buttons that fit side by side. */
const longestRow = 24

/** A screen whose parts the description names one by one: just these, in its order. */
export function composeDictated(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  const groups = screen.dictated?.groups.map((parts) => drawParts(scene, parts)) ?? []
  const extra = shortcuts(scene, 'More')
  const count = groups.flat().length + extra.length
  const rows =
    count <= mostRows
      ? groups.flat()
      : groups.flatMap((nodes) => (nodes.length > 2 ? [kit.card(nodes)] : nodes))
  const filled =
    rows.length + extra.length >= leastRows ? rows : [...rows, kit.text('body', scene.app.description)]
  return {
    header: kit.header(screen.title ?? screen.name, barProperties(scene)),
    body: [...filled.slice(0, mostRows), ...extra],
  }
}

/** Values that follow each other stand in one list, short buttons side by side; further buttons are quieter. */
function drawParts(scene: Scene, parts: readonly Part[]): ComponentNode[] {
  const { kit } = scene
  const drawn: ComponentNode[] = []
  const runs = inRuns(parts)
  let buttons = 0
  for (const run of runs) {
    const [first] = run
    if (first?.kind === 'fact' && !isHeading(first.label) && !isText(first.label))
      drawn.push(
        kit.list(
          'rows',
          'Details',
          run.flatMap((part) =>
            'value' in part || part.kind === 'fact' ? factRows(scene, part.label, part.value) : [],
          ),
        ),
      )
    else {
      const nodes = run.flatMap((part) => {
        if (part.kind === 'button' && !part.isQuiet) buttons += 1
        return drawPart(scene, part, buttons)
      })
      const isBeside =
        first?.kind === 'button' &&
        nodes.length > 1 &&
        nodes.length <= 3 &&
        nodes.every(({ label }) => label.length * nodes.length <= longestRow)
      drawn.push(...(isBeside ? [kit.row(nodes, { equal: true })] : nodes))
    }
  }
  return drawn
}

/** Values in a row, and buttons in a row, together; everything else alone. The name beside a picture stands with it. */
function inRuns(parts: readonly Part[]): Part[][] {
  const runs: Part[][] = []
  const hasAvatar = parts.some(({ kind }) => kind === 'avatar')
  for (const part of parts) {
    if (hasAvatar && part.kind === 'fact' && /^(?:user)? ?name$/i.test(part.label)) continue
    const last = runs.at(-1)
    const before = last?.[0]
    const isLike =
      (part.kind === 'button' && before?.kind === 'button') ||
      (part.kind === 'fact' &&
        before?.kind === 'fact' &&
        [part, before].every(({ label }) => !isHeading(label) && !isText(label)))
    if (isLike) last?.push(part)
    else runs.push([part])
  }
  return runs
}
