import { definePage } from './page.ts'

export const biblePlan = definePage({
  id: 'bible-plan',
  said: 'bible reading plan, reading plan, reading plans, bible plan, bible plans, daily reading, daily readings, quran reading plan, devotionals, daily devotional, daily devotionals, devotions, daily devotion',
  unless: /^(?:an? )?(?:daily )?(?:bible|devotional) (?:app|reader)/i,
  within: /\b(?:church|bible|parish|faith|congregation|gospel|quran|mosque|christian|devotional|prayer)\b/i,
  name: 'Reading plan',
  icon: 'book',
  line: 'Day 47 of 365',
  content: `
    hero Day 47 of 365 | Psalm 121 and two pages of Luke
    ticks Today
    - x Psalm 121 | Two minutes
    - Luke 9, 10 to 27 | Four minutes
    - A quiet minute
    ticks Tomorrow
    - Psalm 122 | Two minutes
    - Luke 9, 28 to 45 | Four minutes
    rows Other plans
    - book | Four weeks of Advent | From 29 November | 28 days
    - book | The letters of Paul | Ten minutes a day | 60 days
    button check | Mark as read
  `,
})
