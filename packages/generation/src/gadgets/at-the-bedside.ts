import type { Gadget } from './gadget.ts'

/** What nurses work out beside the bed. Drops a minute: volume times drop factor by minutes. */
export const atTheBedside: readonly Gadget[] = [
  {
    id: 'drip-rate',
    called:
      /\b(?:drip[- ]?rates?|drops? per minute|infusion (?:rates?|calculators?|timers?|speeds?)|iv (?:drip|flow|infusion|rate)s?|gtt)\b/i,
    unless: /\b(?:irrigation|coffee|garden|patients? (?:list|app)|hospital app)\b/i,
    icon: 'drop',
    presets: 'clean, calm',
    names: 'Twenty Drops, Steady Drip, Line In',
    sheets: [
      {
        name: 'Drip rate',
        icon: 'drop',
        content: `
          fields
          - Volume in ml | number | 500
          - Infusion time in hours | number | 4
          - Drop factor | choice | 20 | 10, 15, 20, 60
          hero 42 drops a minute | Drip rate, rounded to whole drops | {Volume in ml} * {Drop factor} / ({Infusion time in hours} * 60)
          stats
          - 125 | ml an hour | {Volume in ml} / {Infusion time in hours}
          - 14 | Drops in 20 seconds | {Volume in ml} * {Drop factor} / ({Infusion time in hours} * 180)
          banner warning | Check with a second person | This replaces no prescription`,
      },
      {
        name: 'Count',
        title: 'Tap each drop',
        icon: 'timer',
        content: `
          ring Drops counted | 0.7 | 41 a minute | aim for 42 | up
          button plus | Tap a drop
          keys
          - repeat | Start again
          - bell | Beat at 42`,
      },
      {
        name: 'Last',
        title: 'Last calculations',
        icon: 'clock',
        content: `
          rows Last calculations
          - drop | 500 ml in 4 hours | Factor 20, today 9:12 | 42 a minute
          - drop | 100 ml in 30 minutes | Factor 20, today 8:40 | 67 a minute
          - drop | 1,000 ml in 8 hours | Factor 20, yesterday | 42 a minute
          - drop | 250 ml in 12 hours | Micro drip 60, yesterday | 21 a minute`,
      },
    ],
  },
]
