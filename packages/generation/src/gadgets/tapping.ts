import type { Gadget } from './gadget.ts'

/** How long one taps, as the description says, in seconds. */
const secondsIn = (text: string) => Number(/\b(\d{2}) ?(?:s|sec|seconds?)\b/i.exec(text)?.[1] ?? 30)

/** Who the counted breaths or beats are of. */
const whose = (text: string) =>
  /\b(?:dog|cat|pet|horse|rabbit|vet)s?\b/i.test(text)
    ? 'your pet'
    : /\bbab(?:y|ies)|infant|child/i.test(text)
      ? 'the child'
      : ''

/** What one counts by tapping while a clock runs. */
const tapped = (
  id: string,
  called: RegExp,
  { one, many, low, now, high, names }: Record<'one' | 'many' | 'low' | 'now' | 'high' | 'names', string>,
): Gadget => ({
  id,
  called,
  icon: 'heart',
  presets: 'clean, calm',
  names,
  sheets: [
    {
      name: 'Count',
      icon: 'timer',
      content: (text) => `
        ring ${many} | 0.6 | ${now} | ${many.toLowerCase()} per minute
        stats
        - 12 | Taps
        - ${Math.round(secondsIn(text) * 0.6)} s | Of ${secondsIn(text)} seconds
        - ${now} | Per minute
        button plus | Tap on every ${one}${whose(text) ? ` of ${whose(text)}` : ''}
        chips Count for | 15 s, ${secondsIn(text) === 15 ? '' : `* ${secondsIn(text)} s, `}60 s
        quiet repeat | Start again
        rows Last counts
        - heart | ${now} per minute | Today, 8:40 | Calm
        - heart | ${low} per minute | Yesterday, 21:15 | Asleep`,
    },
    {
      name: 'History',
      icon: 'clock',
      said: /\b(?:histor(?:y|ies)|logs?|records?|keeps?|sav(?:e|es|ed)|vet|doctor|trend|charts?|graphs?|diary)\b/i,
      content: (text) => `
        line ${many} per minute | ${low}, ${now}, ${low}, ${now}, ${high}, ${now}, ${low} | F, S, S, M, T, W, T
        rows History
        - heart | ${now} per minute | Today, 8:40 | Calm
        - heart | ${low} per minute | Yesterday, 21:15 | Asleep
        - heart | ${high} per minute | Tue 17 Nov, 9:10 | After play
        - heart | ${low} per minute | Mon 16 Nov, 21:30 | Asleep
        button share | ${/\bvet\b/i.test(text) ? 'Send to the vet' : /\bdoctor\b/i.test(text) ? 'Send to the doctor' : 'Export'}`,
    },
  ],
})

export const tapping: readonly Gadget[] = [
  tapped(
    'breath-counter',
    /\b(?:(?:breath(?:ing)?|respirat(?:ory|ion))[- ](?:rate|counter)|breaths (?:per|a) minute)\b/i,
    {
      one: 'breath',
      many: 'Breaths',
      low: '20',
      now: '24',
      high: '31',
      names: 'In and Out, Quiet Breath, Thirty Seconds',
    },
  ),
  tapped(
    'pulse-tapper',
    /\b(?:pulse (?:counter|tapper)|tap (?:your |my |the )?(?:pulse|heart ?beat)|heart ?beat counter)\b/i,
    {
      one: 'beat',
      many: 'Beats',
      low: '58',
      now: '64',
      high: '92',
      names: 'Two Fingers, At Rest, Steady Beat',
    },
  ),
]
