import { defineEntity } from '../entity.ts'

/** What visitors have to know before they go in. */
export const gateBriefing = defineEntity({
  id: 'gate-briefing',
  one: 'Rule',
  many: 'Safety briefing',
  words: 'rule at the gate',
  icon: 'shield',
  groups: 'Read, Open',
  fields: `
    Rule | text | Wear shoes and vest
    Language | choice | English | English, German, Polish
    Read | switch | yes`,
  samples: `
    icon | title | subtitle
    check | Watch the film | Two minutes, with subtitles
    check | Wear vest and shoes | Handed out at the gate
    check | Stay on the green path | Forklifts have right of way
    check | No photos | Phone stays in the pocket
    check | Meeting point B | When the alarm sounds
    check | Sign the rules | Valid for a year`,
  about: 'Two minutes of film and six rules. Signed once, it is valid for a year.',
  facts: '6 | Rules\n2 min | Film',
  figures: '2 | Read\n4 | Open',
  hero: 'First | Watch the film | Two minutes | Start',
  tip: 'Four rules to go | About two minutes',
  trend: 'Briefed this week | 48 | +6',
  add: 'Add rule',
  use: 'Mark as read',
})
