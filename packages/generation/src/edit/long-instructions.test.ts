import { expect, test } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'

const { document } = generateApp({ prompt: 'A recipe app with a shopping list', seed: 1 })

/** Texts that make a rule with several open ends try every way to divide them: found by `recheck`. */
const hostile = [
  `swap ${' '.repeat(3990)}x`,
  `move ${'\t \u00a0'.repeat(1300)}to`,
  `swap ${'a and '.repeat(660)}`,
  `make ${'a '.repeat(1990)}!`,
  `remplace ${'x par '.repeat(660)}`,
  `ersetze ${'x durch '.repeat(490)}`,
  `the ${'should be '.repeat(390)}`,
  `add ${'a screen for '.repeat(300)}`,
  `add a button ${'on of to '.repeat(430)}`,
  `"${'“a'.repeat(1990)}`,
  `put ${'x in '.repeat(790)}`,
  `not ${'any an the '.repeat(350)}`,
  `füge ${'unter der x '.repeat(300)}`,
  `ajoute un ${'x appelé '.repeat(400)}`,
  `sort ${'by x, '.repeat(650)}`,
  `delete ${'a and '.repeat(660)}`,
  `when I tap ${'go to open '.repeat(360)}`,
  `ändere den preis ${'von x auf '.repeat(390)}`,
]

// The processor's time, not the clock's: others may be busy. Without a guard the first takes minutes.
test.each(hostile.map((prompt) => [prompt.slice(0, 24), prompt]))('%j ... is soon over', (_name, prompt) => {
  const before = process.cpuUsage()
  editApp({ document, prompt })
  const { user } = process.cpuUsage(before)
  expect(user / 1e6).toBeLessThan(5)
})
