import { byWord } from '../../by-word.ts'
import type { AppDocument, ComponentNode } from '@kwiq/app-model'
import { createKit } from '../../compose/kit.ts'
import { addMade } from '../add-made.ts'
import { type EditOutcome, type EditRule, refuse } from '../rule.ts'
import { findNamedScreen } from '../find-screen.ts'

const who = '(?:i|we|they|you|people|members?|users?|[\\p{L}]{3,16}s)'
const noting = '(?:write down|note down|note|log|record|track|keep track of|enter)'
const form = new RegExp(
  `^(?:${who}\\s+(?:want|need|have|like|would like|should be able|must be able)\\s+to\\s+${noting}|let\\s+(?:me|us|${who})\\s+${noting}|add\\s+(?:an?\\s+)?(?:place|way|page|screen)\\s+(?:to|where\\s+${who}\\s+can)\\s+${noting})\\s+(?:what|how much(?:\\s+money)?|the money|all the money)\\s+(?:that\\s+)?${who}\\s+(?<verb>spent|spend|paid|pay|earned|earn|sold|donated|saved|save)(?:\\s+(?:on|for|with|by|at)\\s+(?:the\\s+|my\\s+|our\\s+)?(?<what>[\\p{L} ]{3,20}))?$`,
  'iu',
)
const names: Readonly<Record<string, string>> = byWord({
  spent: 'Spending',
  spend: 'Spending',
  paid: 'Payments',
  pay: 'Payments',
  earned: 'Earnings',
  earn: 'Earnings',
  sold: 'Sales',
  donated: 'Donations',
  saved: 'Savings',
  save: 'Savings',
})
const days = ['Thu 19 Nov', 'Mon 16 Nov', 'Tue 10 Nov']
const sums = ['42', '18.50', '27']

/** "I need to write down what I spent on wax": a form for sums, above those noted so far. */
export const noteSpending: EditRule = (clause, document): EditOutcome | undefined => {
  const found = form.exec(clause)?.groups
  const name = names[found?.verb?.toLowerCase() ?? '']
  if (name === undefined) return undefined
  const title = found?.what === undefined ? name : `${name} on ${found.what.toLowerCase()}`
  const there = findNamedScreen(document, title)
  if (there) return refuse(`There is a screen called ${there.name} already.`)
  return { commands: addMade(document, title, 'wallet', parts(document, title)) }
}

function parts(document: AppDocument, title: string): ComponentNode[] {
  const kit = createKit()
  const sign = /[$£¥₹]|CHF/.exec(JSON.stringify(document.screens))?.[0] ?? '€'
  const asSum = (sum: string) => `${sign}${sign === '$' || sign === '£' ? '' : ' '}${sum}`
  return [
    kit.header(title, { leading: { icon: 'back', label: 'Back', action: { kind: 'back' } } }),
    kit.input('Sum', { placeholder: asSum('25'), icon: 'wallet' }),
    kit.date('Date', { value: 'Thu 19 Nov' }),
    kit.input('Note', { kind: 'multiline', height: 96 }),
    kit.button('Save', { full: true, action: { kind: 'back' } }),
    kit.list(
      'rows',
      'So far',
      days.map((day, index) => ({ icon: 'receipt', title: day, value: asSum(sums[index] ?? '') })),
      { title: 'So far' },
    ),
  ]
}
