import { beginningsOf, readTurn } from './turns.ts'
import { turnsOfWishes } from './turns-of-wishes.ts'
import { turnsTable } from './turns-table.ts'

const turns = [turnsOfWishes, turnsTable].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => [...readTurn(line), beginningsOf(line)] as const),
)

/** "Right below" is below. */
const exactly =
  /\b(?:right|directly|just|immediately|straight)\s+(?=(?:above|below|under|underneath|beneath|after|before|next to|beside|at the)\b)/gi

const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

/** One turn may open the way for another that stands before it; so often that is looked for. */
const mostPasses = 3

const firstOf = (text: string): string => /^\S*/.exec(text)?.[0].toLowerCase() ?? ''

/** An instruction in the words the rules know ("could you get rid of the chart?" is "remove the chart"). */
export function reword(clause: string): string {
  let text = clause
    .trim()
    .replaceAll(exactly, '')
    .replaceAll(
      /\b(?:menu|bar|navigation|nav|tabs|icons)\s+(?:at|on|along)\s+the\s+(?:very\s+)?(?:bottom|foot)\b/gi,
      'tab bar',
    )
    .replaceAll(
      /\b([1-8])(?:st|nd|rd|th)(?= (?:tab|screen|page|entry|item|row|card|list|section|button|field|one|image|picture|photo|chart|tile|step|slide|question)\b)/gi,
      (_, place: string) => nth[Number(place) - 1] ?? place,
    )
    .replaceAll(/\bon the top(?= of\b|$)/gi, 'at the top')
    .replace(
      /\b(that|which|should|to)\s+(?:goes?|leads?|takes? (?:me|you|one|us))\s+(?:back\s+)?home$/i,
      '$1 opens the home screen',
    )
    .replaceAll(
      /\b(\d{1,2})(?:[:.](\d\d))?(?:\s+o['’]?clock)?\s+in the (morning|afternoon|evening)\b/gi,
      (_, hour: string, minutes: string | undefined, part: string) =>
        `${part.toLowerCase() === 'morning' ? hour : (Number(hour) % 12) + 12}:${minutes ?? '00'}`,
    )
    .replaceAll(/\bthe very (?=(?:top|bottom|end|start) of\b)/gi, 'the ')
    .replaceAll(
      /\b(log ?in|login|sign ?in|signin|continue) with (google|apple|facebook|microsoft|instagram)\b/gi,
      (_, deed: string, name: string) => `${deed} with ${name[0]?.toUpperCase() ?? ''}${name.slice(1)}`,
    )
    .replaceAll(
      /\b(?:full|fully|completely|bright(?= red))\s+(?=(?:red|green|blue|black|white|yellow|orange|pink)$)/gi,
      '',
    )
    .replaceAll(/\bw\/o(?=\s)/gi, 'without')
    .replaceAll(/\bw\/(?=\s)/gi, 'with')
    // How much darker is for the theme to say.
    .replaceAll(
      /\b(?:a (?:little|bit|tad|touch|lot)|slightly|somewhat|quite a bit)\s+(?=(?:bigger|larger|smaller|taller|wider|darker|lighter|rounder|bolder|brighter|softer|warmer|calmer)\b)/gi,
      '',
    )
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = text
    for (const [form, plain, beginnings] of turns)
      if ((beginnings?.has(firstOf(text)) ?? true) && form.test(text))
        text = text.replace(form, plain).replaceAll(/ {2,}/g, ' ').trim()
    if (text === before) break
  }
  return text
}
