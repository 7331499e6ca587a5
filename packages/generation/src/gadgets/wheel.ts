import type { Gadget } from './gadget.ts'

/** What lies on a wheel, by what it is to decide. */
const known: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\bwho(?:se|m)?\b|\bnames?\b|\bpupils?|students?|winner|raffle|giveaway|turn\b/i,
    ['Lea', 'Omar', 'Tomás', 'Ana', 'Kim', 'Iris'],
  ],
  [
    /\b(?:eat|dinner|lunch|food|restaurants?|cook)\b/i,
    ['Noodles', 'Curry', 'Pizza', 'Soup', 'Tacos', 'Salad'],
  ],
  [
    /\b(?:films?|movies?|watch|series)\b/i,
    ['Night Ferry', 'The Salt Road', 'Low Water', 'Owls', 'Thin Air', 'Mill'],
  ],
  [/\b(?:chores?|tasks?|clean\w*)\b/i, ['Dishes', 'Bins', 'Floor', 'Bathroom', 'Shopping', 'Free']],
]

const optionsIn = (text: string): readonly string[] =>
  known.find(([form]) => form.test(text))?.[1] ?? ['Yes', 'No', 'Later', 'Ask Lea', 'Twice', 'Not today']

/** What one would have answered by oneself, left to a wheel. */
export const wheel: Gadget = {
  id: 'decision-wheel',
  called:
    /\b(?:(?:spinning|decision|picker|prize|lucky|fortune|random|name|spin(?:ner)?) wheels?|wheel (?:of (?:names|fortune|decisions)|spinner|picker)|spin(?:s)? (?:the|a) wheel)\b/i,
  unless:
    /\b(?:coins?|dice|die|cards?|casino|bets?|slots|colou?r wheel|points|quiz|trivia|magic 8|spins a day|discounts?)\b/i,
  icon: 'repeat',
  presets: 'playful, bold',
  names: 'Round and Round, Let It Decide, Last Click',
  sheets: [
    {
      name: 'Wheel',
      icon: 'repeat',
      content: (text) => {
        const options = optionsIn(text)
        return `
          ring Spinning wheel | 0.34 | ${options[2] ?? ''} | it stopped here
          button repeat | Spin the wheel
          rows On the wheel
          ${options.map((option, index) => `- ${index === 2 ? 'check' : 'pie'} | ${option} | | ${index === 2 ? 'Drawn' : 'One in six'}`).join('\n')}
          switches
          - Take out drawn names
          - Sound`
      },
    },
    {
      name: 'Options',
      icon: 'edit',
      content: (text) => `
        fields
        - On the wheel, one a line | long | ${optionsIn(text).join(', ')}
        - Spin for | choice | 5 s | 3 s, 5 s, 10 s${/\bcolou?r/i.test(text) ? '\n        - Colour of this slice | choice | Red | Red, Yellow, Green, Blue' : ''}
        button check | Save wheel | #Wheel`,
    },
    {
      name: 'History',
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|logs?|results|sav(?:e|es|ed)|statistics|fair\w*|last time|(?:chosen|picked|drawn|decided|came up|landed on|won) (?:before|last|earlier|so far)|(?:past|previous|earlier|last) (?:spins?|picks|decisions|winners|choices))\b/i,
      content: (text) => `
        timeline History
        ${optionsIn(text)
          .slice(1, 5)
          .map(
            (option, index) =>
              `- ${option} | ${['Today, 9:41', 'Yesterday, 19:20', 'Sun 15 Nov', 'Sat 14 Nov'][index] ?? ''}`,
          )
          .join('\n')}`,
    },
  ],
}
