import { defineArchetype } from '../archetype.ts'

/** How much caffeine one had today, and how much is still there at night. */
export const caffeineLog = defineArchetype({
  id: 'caffeine-log',
  words:
    'caffeine 26, caffeine tracker 50, caffeine log 50, caffeine consumption 50, caffeine intake 50, coffee intake 40, coffee consumption 40, how much coffee 34, coffee tracker 30, cups of coffee 30, energy drinks 20',
  examples: `
    How many cups did I have today, and can I still sleep tonight
    Espresso, tea and cola with their milligrams, added by one tap
    Curve of what is left in my blood until bedtime
    Warn me when I am over four hundred milligrams
    Cut down on coffee week by week without headaches
    Habit of energy drinks: when, how many, what I paid for them
    No more after two o’clock, tell me how long I kept it
    Compare my sleep with how late the last mate was
    Half-life set for me, pregnant or on medicine
    My drinks in a list, with size, strength and where I had them
    A week without: how did the withdrawal go
    Decaf, matcha, yerba mate: which has how much`,
  unless:
    /\b(?:beans?|roast\w*|grind\w*|brew\w*|tasting|order|shop|keep (?:the )?screen|screen (?:on|awake))\b/i,
  bars: 'cart checkout slots map people',
  presets: 'warm, calm',
  icon: 'coffee',
  names: 'Half-Life, Third Cup, Not After Two',
  entity: 'caffeine-drink',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | coffee
    history | Log | clock | | | | log, diary, history, habits
    stats | Level | trend | | | | level, blood, curve, chart, consumption, sleep
    detail | Drink
    form | Add drink
    notifications? | Warnings | bell
    settings | Limits | settings`,
})
